import type { DecidingQuestion, QuestionAnswer } from '@plantcare/contract/measured-diagnosis.ts';
import { evidence } from '../../knowledge/evidence.ts';
import { type ProblemProbability, updated } from './hypotheses.ts';

const ASKED_AT_ONCE = 2;
/** Nobody is asked more than this. */
const MOST = 6;
/** A question that tells less than this, in bits, is not worth a tap. */
const WORTHWHILE = 0.03;

/** The two questions whose answers are expected to take away most of the doubt, the better first. */
export function decidingQuestions(
  weighed: readonly ProblemProbability[],
  answered: readonly QuestionAnswer[],
): DecidingQuestion[] {
  if (answered.length >= MOST) return [];
  const asked = new Set(answered.map(({ question }) => question));
  return Object.entries(evidence.questions)
    .filter(([question]) => !asked.has(question))
    .map(([question, { text, answers }]) => ({
      gain: informationGain(weighed, question),
      ask: { question, text, answers: answers.map(({ value, label }) => ({ value, label })) },
    }))
    .filter(({ gain }) => gain > WORTHWHILE)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, Math.min(ASKED_AT_ONCE, MOST - answered.length))
    .map(({ ask }) => ask);
}

/** How many bits of doubt an answer is expected to take away (Shannon's mutual information). */
export function informationGain(weighed: readonly ProblemProbability[], question: string): number {
  const values = evidence.questions[question]?.answers ?? [];
  let left = 0;
  for (const { value, usual } of values) {
    const chance = weighed.reduce(
      (sum, { problem, probability }) =>
        sum + probability * ((problem && evidence.problems[problem._id]?.answers[question]?.[value]) ?? usual),
      0,
    );
    left += chance * entropy(updated(weighed, { question, value }));
  }
  return entropy(weighed) - left;
}

function entropy(weighed: readonly ProblemProbability[]): number {
  return weighed.reduce((sum, { probability: p }) => (p > 0 ? sum - p * Math.log2(p) : sum), 0);
}
