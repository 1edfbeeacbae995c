/** Reproducible small variations. */
export interface Variation {
  between(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** The same seed always varies in the same way (mulberry32 over a hash of the seed). */
export function variationOf(seed: string): Variation {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
