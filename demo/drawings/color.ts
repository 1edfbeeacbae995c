/** `#rrggbb`. */
export type Color = `#${string}`;

/** From `one` (share 0) to `other` (share 1). */
export function mix(one: Color, other: Color, share: number): Color {
  const [from, to] = [channels(one), channels(other)];
  const mixed = from.map((value, channel) => Math.round(value + ((to[channel] ?? value) - value) * share));
  return `#${mixed.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (color: Color, share: number) => mix(color, '#1c1a24', share);
export const lighter = (color: Color, share: number) => mix(color, '#fff6dc', share);

function channels(color: Color): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
