import type { DecidingQuestion, QuestionAnswer } from '@plantcare/contract/measured-diagnosis.ts';
import { type DiagnosisQuestion, diagnosisQuestions } from '../../knowledge/diagnosis-questions.ts';
import { likelihoodOf, type ProblemProbability } from './rank-problems.ts';

const ASKED_AT_ONCE = 2;
/** Nobody is asked more than this. */
const MOST = 6;
/** A question that tells less than this, in bits, is not worth a tap. */
const WORTHWHILE = 0.03;

/** The two questions whose answers are expected to take away most of the doubt, the better first. */
export function decidingQuestions(
  ranked: readonly ProblemProbability[],
  answered: readonly QuestionAnswer[],
): DecidingQuestion[] {
  if (answered.length >= MOST) return [];
  const asked = new Set(answered.map(({ question }) => question));
  return diagnosisQuestions
    .filter(({ question }) => !asked.has(question))
    .map((question) => ({ gain: informationGain(ranked, question), question }))
    .filter(({ gain }) => gain > WORTHWHILE)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, Math.min(ASKED_AT_ONCE, MOST - answered.length))
    .map(({ question: { question, text, answers } }) => ({
      question,
      text,
      answers: answers.map(({ value, label }) => ({ value, label })),
    }));
}

/** How many bits of doubt an answer is expected to take away (Shannon's mutual information). */
function informationGain(ranked: readonly ProblemProbability[], { answers }: DiagnosisQuestion): number {
  const doubt = entropy(ranked.map(({ probability }) => probability));
  const likelihoods = ranked.map(({ problem }) => shares(answers.map((answer) => likelihoodOf(problem, answer))));
  return answers.reduce((gain, _, index) => {
    const joint = ranked.map(({ probability }, at) => probability * (likelihoods[at]?.[index] ?? 0));
    const chance = joint.reduce((sum, each) => sum + each, 0);
    return chance === 0 ? gain : gain - chance * entropy(joint.map((each) => each / chance));
  }, doubt);
}

function shares(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function entropy(probabilities: readonly number[]): number {
  return probabilities.reduce((sum, p) => (p > 0 ? sum - p * Math.log2(p) : sum), 0);
}
