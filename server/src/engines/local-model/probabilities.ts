/** How far a sum of probabilities may differ from 1 because of rounding. */
const ROUNDING = 1e-3;

/**
 * The probabilities of a classifier's outputs: the outputs themselves if the model ends with a softmax, else their softmax.
 * @throws Error when an output is not a finite number.
 */
export function probabilitiesOf(outputs: Float32Array): number[] {
  if (!outputs.every(Number.isFinite)) throw new Error('an output is no finite number');
  return isDistribution(outputs) ? [...outputs] : softmax(outputs);
}

function isDistribution(outputs: Float32Array): boolean {
  const sum = outputs.reduce((one, other) => one + other, 0);
  return Math.abs(sum - 1) < ROUNDING && outputs.every((output) => output >= 0);
}

function softmax(logits: Float32Array): number[] {
  // Subtracting the largest output first keeps exp() from overflowing.
  const largest = logits.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const powers = Array.from(logits, (logit) => Math.exp(logit - largest));
  const sum = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / sum);
}

/** The element-wise mean of lists of equal length; empty if there are none. */
export function meanOf(lists: readonly (readonly number[])[]): number[] {
  const [first = []] = lists;
  return first.map((_, place) => lists.reduce((sum, list) => sum + (list[place] ?? 0), 0) / lists.length);
}
