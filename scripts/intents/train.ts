import type { IntentFeatures } from '../../server/src/engines/embedded/care-answers/intent/classifier/features.ts';
import {
  type LinearModel,
  probabilities,
} from '../../server/src/engines/embedded/care-answers/intent/classifier/logistic-regression.ts';

export interface Example<Label extends string> {
  features: IntentFeatures;
  label: Label;
}

export interface TrainingOptions {
  epochs: number;
  /** How much large weights cost (L2). */
  regularization: number;
  /** Features of fewer examples are left out. */
  fewest: number;
}

const LEARNING_RATE = 0.5;

/**
 * Stochastic gradient descent with a learning rate of its own for each weight (AdaGrad). The order of the examples is the
 * same each time, so that the same examples give the same model.
 */
export function train<Label extends string>(
  examples: readonly Example<Label>[],
  { epochs, regularization, fewest }: TrainingOptions,
): LinearModel<Label> {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const indexOf = new Map(labels.map((label, at) => [label, at]));
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weights = new Map<string, Float64Array>();
  const squares = new Map<string, Float64Array>();
  for (const [feature, count] of counts) {
    if (count < fewest) continue;
    weights.set(feature, new Float64Array(labels.length));
    squares.set(feature, new Float64Array(labels.length).fill(1e-3));
  }
  const model = { labels, weights, sharpness: 1 };
  const random = randomFrom(1);
  const order = examples.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const { features, label } = example;
      const errors = probabilities(model, features);
      const right = indexOf.get(label) ?? 0;
      errors[right] = (errors[right] ?? 0) - 1;
      for (const [feature, value] of features) {
        const own = weights.get(feature);
        const square = squares.get(feature);
        if (!own || !square) continue;
        for (let of = 0; of < own.length; of++) {
          const gradient = (errors[of] ?? 0) * value + regularization * (own[of] ?? 0);
          const sum = (square[of] ?? 0) + gradient * gradient;
          square[of] = sum;
          own[of] = (own[of] ?? 0) - (LEARNING_RATE * gradient) / Math.sqrt(sum);
        }
      }
    }
  }
  return model;
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}

/** Park and Miller's generator: the same numbers from 0 to 1 each time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
