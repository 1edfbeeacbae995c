import {
  featuresOfWording,
  type IntentFeatures,
} from '../../server/src/engines/embedded/care-answers/intent/classifier/features.ts';
import {
  type LinearModel,
  probabilities,
} from '../../server/src/engines/embedded/care-answers/intent/classifier/logistic-regression.ts';
import { workedQuestions } from '../../server/src/engines/embedded/care-answers/intent/worked-questions.ts';
import { type Intent, trainingUtterances } from '../../server/src/knowledge/intents.ts';
import { plantQuestions } from '../../server/src/knowledge/plant-questions.ts';
import { type Example, type TrainingOptions, train } from './train.ts';

export interface TrainingExamples {
  /** Questions written for training. */
  utterances: readonly Example<Intent>[];
  /** Of each worked question its wordings. */
  wordings: readonly (readonly Example<Intent>[])[];
}

interface Labeled {
  intents: readonly Intent[];
  features: readonly IntentFeatures[];
}

/** All questions whose intent is known. Of a worked question with two intents, each wording has the one that it is likelier to have. */
export function trainingExamples(options: TrainingOptions): TrainingExamples {
  const utterances = trainingUtterances().map(({ text, intent }) => ({
    label: intent,
    features: featuresOfWording(text),
  }));
  const labeled = labeledQuestions();
  const sure = labeled.filter(({ intents }) => intents.length === 1).flatMap((each) => withIntents(each, null));
  const first = train([...utterances, ...sure], options);
  return { utterances, wordings: labeled.map((each) => withIntents(each, first)) };
}

function labeledQuestions(): Labeled[] {
  const ofPlants = plantQuestions.filter(({ plants }) => plants !== undefined);
  return [
    ...workedQuestions.map(({ id, intents, examples }) => ({ title: id.replaceAll('-', ' '), intents, examples })),
    ...ofPlants.map(({ title, intents, questions }) => ({ title, intents, examples: questions })),
  ].flatMap(({ title, intents, examples }) =>
    intents ? [{ intents, features: [title, ...examples].map(featuresOfWording) }] : [],
  );
}

function withIntents({ intents, features }: Labeled, model: LinearModel<Intent> | null): Example<Intent>[] {
  return features.map((wording) => {
    const found = model ? probabilities(model, wording) : null;
    const chanceOf = (intent: Intent) => (model && found ? (found[model.labels.indexOf(intent)] ?? 0) : 0);
    const [first = 'whole-care', ...others] = intents;
    const label = others.reduce<Intent>((best, each) => (chanceOf(each) > chanceOf(best) ? each : best), first);
    return { label, features: wording };
  });
}
