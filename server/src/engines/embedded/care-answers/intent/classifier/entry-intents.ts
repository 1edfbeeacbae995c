import { Intent } from '../../../../../knowledge/intents.ts';
import type { WorkedQuestion } from '../worked-questions.ts';
import { featuresOfWording } from './features.ts';
import { classify } from './intent-classifier.ts';

const classified = new WeakMap<WorkedQuestion, readonly Intent[]>();

/** The intents of a worked question: those that are written with it, else the likeliest of its wordings. */
export function intentsOf(question: WorkedQuestion): readonly Intent[] {
  if (question.intents) return question.intents;
  const before = classified.get(question);
  if (before) return before;
  const found = [question.id.replaceAll('-', ' '), ...question.examples].map((text) =>
    classify(featuresOfWording(text)),
  );
  const sumOf = (intent: Intent) => found.reduce((sum, each) => sum + (each.get(intent) ?? 0), 0);
  const intents = [Intent.options.reduce((best, each) => (sumOf(each) > sumOf(best) ? each : best))];
  classified.set(question, intents);
  return intents;
}
