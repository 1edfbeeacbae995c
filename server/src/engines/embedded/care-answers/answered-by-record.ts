import { type GeneralQuery, isAboutKnownPlant } from './answer.ts';
import { directAnswer } from './direct-answers.ts';
import { isNoPlantName } from './generic-words.ts';
import { COMES_BACK } from './intent/comes-back.ts';
import type { Form } from './intent/form.ts';
import { hasOwnProblem, tellingSigns } from './topics/problems/symptoms.ts';

const COMPARES: ReadonlySet<Form> = new Set(['yes-no', 'choice', 'how-much', 'other', 'where']);

/**
 * Whether the plant's record answers by itself, so that a question which is merely alike does not take its place: it
 * compares figures, says yes or no, says how often and how much, or holds a problem of the plant's own with the signs told.
 */
export function isAnsweredByRecord(query: GeneralQuery): boolean {
  // What is said of any plant is less than what is written for the question, unless the gardener names a plant that nobody knows.
  if (!isAboutKnownPlant(query) && isNoPlantName(query.typed)) return false;
  const { form, topics, facts } = query.question;
  // "It went to −2 °C, what now?" tells the figure and asks for something else.
  if (COMES_BACK.test(query.question.plain)) return false;
  if ((facts.temperature !== null || facts.humidity !== null) && COMPARES.has(form)) return true;
  if ((form === 'how-often' || form === 'how-much') && topics.length > 0) return true;
  if (
    isAboutKnownPlant(query) &&
    COMPARES.has(form) &&
    topics.some(({ topic }) => (directAnswer(topic, query)?.yes ?? null) !== null)
  )
    return true;
  return tellingSigns(query.question).length > 0 && hasOwnProblem(query);
}
