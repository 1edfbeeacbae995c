import type { LinearModel } from '../../server/src/engines/embedded/care-answers/intent/classifier/logistic-regression.ts';
import type { Intent } from '../../server/src/knowledge/intents.ts';
import { type TrainingExamples, trainingExamples } from './examples.ts';
import { train } from './train.ts';

/** Chosen by cross-validation. */
export const OPTIONS = { epochs: 5, regularization: 0.002, fewest: 3 };

/** A model of all examples. */
export function trainedModel(examples: TrainingExamples = trainingExamples(OPTIONS)): LinearModel<Intent> {
  return train([...examples.utterances, ...examples.wordings.flat()], OPTIONS);
}
