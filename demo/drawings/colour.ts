/** `#rrggbb`. */
export type Colour = `#${string}`;

/** From `one` (share 0) to `other` (share 1). */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const [from, to] = [channels(one), channels(other)];
  const mixed = from.map((value, channel) => Math.round(value + ((to[channel] ?? value) - value) * share));
  return `#${mixed.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: Colour, share: number) => mix(colour, '#1c1a24', share);
export const lighter = (colour: Colour, share: number) => mix(colour, '#fff6dc', share);

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
