/** The probabilities behind a classifier's outputs; they sum to 1. */
export function softmax(logits: Float32Array): number[] {
  // exp() of what is left after the largest is taken off cannot overflow.
  const largest = logits.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const powers = Array.from(logits, (logit) => Math.exp(logit - largest));
  const sum = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / sum);
}

/** The mean of each place in lists of equal length; empty for none. */
export function meanOf(lists: readonly (readonly number[])[]): number[] {
  const [first = []] = lists;
  return first.map((_, place) => lists.reduce((sum, list) => sum + (list[place] ?? 0), 0) / lists.length);
}
