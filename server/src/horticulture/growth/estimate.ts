/** A figure that is not known for sure: `low` ≤ `expected` ≤ `high`. */
export interface Estimate {
  low: number;
  expected: number;
  high: number;
}

export function exactly(figure: number): Estimate {
  return { low: figure, expected: figure, high: figure };
}

/** The product of figures that are not negative, taken as wrong in the same direction: the widest it can be. */
export function product(...figures: readonly Estimate[]): Estimate {
  return figures.reduce((one, other) => each(one, other, (a, b) => a * b), exactly(1));
}

/** End by end; `join` must not fall where either of its figures grows. */
export function each(one: Estimate, other: Estimate, join: (one: number, other: number) => number): Estimate {
  return {
    low: join(one.low, other.low),
    expected: join(one.expected, other.expected),
    high: join(one.high, other.high),
  };
}
