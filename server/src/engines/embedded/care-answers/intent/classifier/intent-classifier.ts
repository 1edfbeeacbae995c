import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Intent } from '../../../../../knowledge/intents.ts';
import type { IntentFeatures } from './features.ts';
import { type LinearModel, probabilities } from './logistic-regression.ts';

/** How probable each intent is; together 1. */
export type IntentProbabilities = ReadonlyMap<Intent, number>;

/** Written by `node scripts/train-intents.ts`. */
export const MODEL_FILE = new URL('model.json', import.meta.url);

/** The trained weights, of each feature one for each intent, as multiples of `step` in one signed byte each. */
const SavedModel = z.strictObject({
  intents: z.array(Intent),
  sharpness: z.number().positive(),
  step: z.number().positive(),
  features: z.array(z.string()),
  /** In base64. */
  weights: z.string(),
});

type SavedModel = z.output<typeof SavedModel>;

let model: LinearModel<Intent> | null = null;

/** The intents of a question by its features. The model is loaded when it is first needed. */
export function classify(features: IntentFeatures): IntentProbabilities {
  model ??= loaded(SavedModel.parse(JSON.parse(readFileSync(MODEL_FILE, 'utf8'))));
  const found = probabilities(model, features);
  return new Map(model.labels.map((intent, at) => [intent, found[at] ?? 0]));
}

/** Uses another model than the saved one, such as one that was trained without the questions it is measured by. */
export function useModel(other: LinearModel<Intent>): void {
  model = other;
}

function loaded({ intents, sharpness, step, features, weights }: SavedModel): LinearModel<Intent> {
  const bytes = new Int8Array(Buffer.from(weights, 'base64'));
  const of = intents.length;
  return {
    labels: intents,
    weights: new Map(features.map((feature, at) => [feature, bytes.subarray(at * of, (at + 1) * of)])),
    sharpness: sharpness * step,
  };
}

const LARGEST_BYTE = 127;

/** Writes the weights of a model to where they are loaded from, each rounded to a byte. */
export function savedModel({ labels, weights, sharpness }: LinearModel<Intent>): string {
  const largest = [...weights.values()].reduce((most, each) => Math.max(most, ...Array.from(each, Math.abs)), 0);
  const step = largest / LARGEST_BYTE;
  const bytes = [...weights.values()].flatMap((each) => Array.from(each, (weight) => Math.round(weight / step)));
  const saved: SavedModel = {
    intents: [...labels],
    sharpness,
    step,
    features: [...weights.keys()],
    weights: Buffer.from(Int8Array.from(bytes)).toString('base64'),
  };
  return `${JSON.stringify(saved)}\n`;
}
