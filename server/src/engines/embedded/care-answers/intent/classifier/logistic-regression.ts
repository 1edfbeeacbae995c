import type { IntentFeatures } from './features.ts';

export interface LinearModel<Label extends string> {
  labels: readonly Label[];
  /** By feature: a weight for each label, in their order. */
  weights: ReadonlyMap<string, ArrayLike<number>>;
  /** What the scores are multiplied by before the softmax, so that probabilities are neither too sure nor too unsure. */
  sharpness: number;
}

/** The probability of each label, in the order of the model's labels: multinomial logistic regression. */
export function probabilities<Label extends string>(model: LinearModel<Label>, features: IntentFeatures): Float64Array {
  const scores = new Float64Array(model.labels.length);
  for (const [feature, value] of features) {
    const weights = model.weights.get(feature);
    if (weights) for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) + value * (weights[at] ?? 0);
  }
  return softmax(scores, model.sharpness);
}

function softmax(scores: Float64Array, sharpness: number): Float64Array {
  const most = Math.max(...scores);
  const exponentials = scores.map((score) => Math.exp((score - most) * sharpness));
  const sum = exponentials.reduce((total, each) => total + each, 0);
  return exponentials.map((each) => each / sum);
}
