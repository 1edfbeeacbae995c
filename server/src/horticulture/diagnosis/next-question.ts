import { type GuideAnswer, type GuideQuestion, MAX_GUIDE_QUESTIONS } from '@plantcare/contract/diagnosis-guide.ts';
import type { Sign } from '@plantcare/contract/problem-signs.ts';
import { type DiagnosisQuestion, diagnosisQuestions, WHERE } from '../../knowledge/diagnosis-questions.ts';
import { evidenceOf } from './answers.ts';
import { likelihoodOf, type ProblemProbability } from './rank-problems.ts';

/** A question that tells less than this, in bits, is not worth a tap. */
const WORTHWHILE = 0.05;
/** What a gardener can always look at is asked sooner than what takes a guess. */
const EASY: Readonly<Record<string, number>> = {
  soil: 1.6,
  changed: 1.5,
  insects: 1.2,
  fed: 0.7,
  water: 0.6,
  air: 0.8,
};
/** Which leaves show it was said with the place. */
const SAID_WITH_PLACE = 'leaves';

/**
 * The question to ask next: first where it is seen and what, unless a photo has shown that; then the one whose answer is
 * expected to take away most doubt. Null after six, or when none is worth a tap.
 */
export function nextQuestion(
  ranked: readonly ProblemProbability[],
  answered: readonly GuideAnswer[],
  seenOnPhoto: boolean,
): GuideQuestion | null {
  if (answered.length >= MAX_GUIDE_QUESTIONS) return null;
  const open = diagnosisQuestions.filter(({ question }) => !answered.some((answer) => answer.question === question));
  const seen = evidenceOf(answered).signs;
  const first = seenOnPhoto ? undefined : open.find((question) => leads(question, answered));
  return first
    ? asked(first)
    : mostTelling(
        ranked,
        open.filter((each) => isDetail(each, answered) && !isSeen(each, seen)),
      );
}

function leads({ question, after }: DiagnosisQuestion, answered: readonly GuideAnswer[]): boolean {
  if (question === WHERE) return true;
  return answered.some(
    ({ question: of, value }) => of === after?.question && value !== null && after.values.includes(value),
  );
}

function isDetail({ question, after }: DiagnosisQuestion, answered: readonly GuideAnswer[]): boolean {
  const place = answered.find((answer) => answer.question === WHERE)?.value ?? null;
  return after === null && question !== WHERE && !(question === SAID_WITH_PLACE && place?.endsWith('_leaves'));
}

/** Whether what it asks for was seen already. */
function isSeen({ answers }: DiagnosisQuestion, seen: readonly Sign[]): boolean {
  return answers.some(({ signs }) => signs.some((sign) => seen.includes(sign)));
}

function mostTelling(ranked: readonly ProblemProbability[], open: readonly DiagnosisQuestion[]): GuideQuestion | null {
  const [best] = open
    .map((question) => ({ question, gain: informationGain(ranked, question) }))
    .filter(({ gain }) => gain > WORTHWHILE)
    .sort((one, other) => worth(other) - worth(one));
  return best ? asked(best.question) : null;
}

function worth({ question: { question }, gain }: { question: DiagnosisQuestion; gain: number }): number {
  return gain * (EASY[question] ?? 1);
}

function asked({ question, text, answers }: DiagnosisQuestion): GuideQuestion {
  const drawn = answers.map(({ value, label, signs }) => ({ value, label, sign: signs[0] ?? null }));
  return { question, text, answers: drawn };
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

/** Of 1, each weight's part; none of anything where all are 0. */
function shares(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total === 0 ? 0 : weight / total));
}

function entropy(probabilities: readonly number[]): number {
  return probabilities.reduce((sum, p) => (p > 0 ? sum - p * Math.log2(p) : sum), 0);
}
