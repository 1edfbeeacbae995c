/** Figures as gardeners read them: rounded, with their unit, the minus sign a real one, and never "−0". */

export function celsius(degrees: number): string {
  return `${whole(degrees)} °C`;
}

/** A tenth matters only below one. */
export function millimeters(mm: number): string {
  return Math.abs(mm) < 1 ? `${Number(mm.toFixed(1)) + 0} mm` : `${whole(mm)} mm`;
}

/** What is said of the rain before "due": "5 mm of rain are". */
export function rainIs(mm: number): string {
  if (mm < 0.05) return 'no rain is';
  return `${millimeters(mm)} of rain ${mm < 1.5 ? 'is' : 'are'}`;
}

export function metersPerSecond(speed: number): string {
  return `${whole(speed)} m/s`;
}

export function percent(share: number): string {
  return `${whole(share)} %`;
}

export function kilopascals(pressure: number): string {
  return `${pressure.toFixed(1)} kPa`;
}

export function whole(figure: number): string {
  return String(rounded(figure)).replace('-', '−');
}

/** What is compared must be what is shown: "1 °C is less than 1 °C" helps nobody. */
export function rounded(figure: number): number {
  return Math.round(figure) + 0;
}
