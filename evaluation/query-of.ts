import { type GeneralQuery, generalQuery } from '../server/src/engines/embedded/care-answers/answer.ts';
import { plantAsked } from '../server/src/engines/embedded/care-answers/asked-plant.ts';
import { readQuestion } from '../server/src/engines/embedded/care-answers/intent/question.ts';
import { recognizedPlant } from '../server/src/horticulture/recognized-plant.ts';

/** A day in spring of the northern hemisphere; of the gardener's plants nothing is known. */
export const circumstances = { today: '2026-05-15', hemisphere: 'north', plant: null, diary: [] } as const;

/** What the engine reads in a question about what is `typed` as the plant. */
export function queryOf(typed: string, question: string): GeneralQuery {
  const { match: found, words } = recognizedPlant(typed, circumstances);
  const match = plantAsked(typed, question, found);
  return generalQuery(match, readQuestion(question, words, match?.plant ?? null), circumstances, words);
}
