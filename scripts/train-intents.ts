// Trains the classifier that says what a care question wants to know, and says how often it is right about questions that
// it has not seen. Run it after a change of knowledge/intents, or of the intents of worked questions.
import { writeFileSync } from 'node:fs';
import {
  MODEL_FILE,
  savedModel,
} from '../server/src/engines/embedded/care-answers/intent/classifier/intent-classifier.ts';
import { crossValidate } from './intents/cross-validation.ts';
import { trainingExamples } from './intents/examples.ts';
import { OPTIONS, trainedModel } from './intents/trained-model.ts';

const examples = trainingExamples(OPTIONS);
const { utterances, wordings, sharpness } = crossValidate(examples, OPTIONS);
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
console.log(
  `Utterances: right first ${percent(utterances.first)}, in the first three ${percent(utterances.firstThree)}`,
);
console.log(`Wordings:   right first ${percent(wordings.first)}, in the first three ${percent(wordings.firstThree)}`);
const model = trainedModel(examples);
console.log(`${model.weights.size} features, sharpness ${sharpness}`);
writeFileSync(MODEL_FILE, savedModel({ ...model, sharpness }));
