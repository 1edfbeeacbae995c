/** Figures as gardeners read them: rounded, with their unit, the minus sign a real one, and never "−0". */

export function celsius(degrees: number): string {
  return `${whole(degrees)} °C`;
}

/** Tenths are shown only below one. */
export function millimeters(mm: number): string {
  return Math.abs(mm) < 1 ? `${Number(mm.toFixed(1)) + 0} mm` : `${whole(mm)} mm`;
}

/** The subject and verb before "due": "5 mm of rain are". */
export function rainIs(mm: number): string {
  if (mm < 0.05) return 'no rain is';
  return `${millimeters(mm)} of rain ${mm < 1.5 ? 'is' : 'are'}`;
}

export function metersPerSecond(speed: number): string {
  return `${whole(speed)} m/s`;
}

export function percent(share: number): string {
  return `${whole(share)}%`;
}

export function kilopascals(pressure: number): string {
  return `${pressure.toFixed(1)} kPa`;
}

export function whole(figure: number): string {
  return String(rounded(figure)).replace('-', '−');
}

/** Figures are compared as they are shown: "1 °C is less than 1 °C" would make no sense. */
export function rounded(figure: number): number {
  return Math.round(figure) + 0;
}
