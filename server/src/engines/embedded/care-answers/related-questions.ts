import { MOST_RELATED } from '@plantcare/contract/assistant/care-advice.ts';
import { capital } from '../../../horticulture/wording.ts';
import type { GeneralQuery } from './answer.ts';
import { rankedAnswers } from './routes/ranked-answers.ts';

/**
 * Less confident than this (from 0 to 1), a written answer has the question's words by chance. Of 90 new questions, graded by
 * eye, 42 got a right answer; for 20 of the others a right one was among the three that are offered.
 */
const NEAR = 0.3;

/**
 * Questions near to the one that was asked, in gardeners' words, that have another written answer: one of them may be what
 * was meant. None in an emergency, where there is one thing to do.
 * @param advice what is told already
 */
export function relatedQuestions(query: GeneralQuery, advice: string): string[] {
  const { harm, hazards } = query.question;
  if (harm?.accident || hazards.some(({ hasHappened }) => hasHappened)) return [];
  const questions = rankedAnswers(query)
    .filter(
      ({ confidence, answer }) => confidence >= NEAR && !answer.paragraphs.some(({ text }) => isTold(text, advice)),
    )
    .flatMap(({ best: { subject } }) => subject?.wordings.slice(0, 1) ?? [])
    .map(capital);
  return [...new Set(questions)].slice(0, MOST_RELATED);
}

/** Whether the advice begins a paragraph, or goes on, with the same sentence. */
function isTold(text: string, advice: string): boolean {
  const [first = ''] = text.split(/(?<=[.!?]) /);
  return advice.toLowerCase().includes(first.toLowerCase());
}
