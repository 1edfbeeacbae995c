/** A generator of numbers from 0 to 1 that gives the same ones for the same seed: Mulberry32 by Tommy Ettinger. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many of `count` come about, each with the same chance: the normal approximation, which holds for many. */
export function binomial(count: number, chance: number, random: () => number): number {
  const deviation = Math.sqrt(count * chance * (1 - chance));
  return Math.min(count, Math.max(0, Math.round(count * chance + deviation * normal(random))));
}

/** A time with this median, of which one in forty is longer than `median * spread ** 2`. */
export function lognormal(median: number, spread: number, random: () => number): number {
  return median * spread ** normal(random);
}

/** A number of the standard normal distribution: Box and Muller. */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
