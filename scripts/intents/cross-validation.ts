import {
  type LinearModel,
  probabilities,
} from '../../server/src/engines/embedded/care-answers/intent/classifier/logistic-regression.ts';
import type { Intent } from '../../server/src/knowledge/intents.ts';
import type { TrainingExamples } from './examples.ts';
import { type Example, type TrainingOptions, train } from './train.ts';

const FOLDS = 5;

export interface CrossValidation {
  /** Which share has its intent first, and among the first three. */
  utterances: { first: number; firstThree: number };
  wordings: { first: number; firstThree: number };
  /** At which sharpness the probabilities fit best (least log loss). */
  sharpness: number;
}

const SHARPNESSES = [0.7, 0.85, 1, 1.15, 1.3, 1.5, 1.75, 2];

/** Each fifth is classified by a model of the other four; all wordings of a worked question are in the same fifth. */
export function crossValidate({ utterances, wordings }: TrainingExamples, options: TrainingOptions): CrossValidation {
  const ofUtterances: Prediction[] = [];
  const ofWordings: Prediction[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const inFold = (_: unknown, at: number) => at % FOLDS === fold;
    const outside = (_: unknown, at: number) => at % FOLDS !== fold;
    const model = train([...utterances.filter(outside), ...wordings.filter(outside).flat()], options);
    ofUtterances.push(...utterances.filter(inFold).map((each) => predicted(model, each)));
    ofWordings.push(...wordings.filter(inFold).flatMap((each) => each.map((wording) => predicted(model, wording))));
  }
  const all = [...ofUtterances, ...ofWordings];
  const [best] = SHARPNESSES.map((sharpness) => ({ sharpness, loss: logLoss(all, sharpness) })).toSorted(
    (one, other) => one.loss - other.loss,
  );
  return { utterances: sharesOf(ofUtterances), wordings: sharesOf(ofWordings), sharpness: best?.sharpness ?? 1 };
}

interface Prediction {
  probabilities: Float64Array;
  right: number;
}

function predicted(model: LinearModel<Intent>, { features, label }: Example<Intent>): Prediction {
  return { probabilities: probabilities(model, features), right: model.labels.indexOf(label) };
}

function sharesOf(predictions: readonly Prediction[]): { first: number; firstThree: number } {
  const ranks = predictions.map(({ probabilities: each, right }) => {
    const own = each[right] ?? 0;
    return each.filter((other) => other > own).length;
  });
  const share = (most: number) => ranks.filter((rank) => rank < most).length / ranks.length;
  return { first: share(1), firstThree: share(3) };
}

function logLoss(predictions: readonly Prediction[], sharpness: number): number {
  const losses = predictions.map(({ probabilities: each, right }) => {
    const raised = each.map((probability) => probability ** sharpness);
    return -Math.log((raised[right] ?? 0) / raised.reduce((sum, one) => sum + one, 0));
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}
