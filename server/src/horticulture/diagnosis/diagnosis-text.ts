import type { Diagnosis } from '@plantcare/contract/assistant/diagnose.ts';
import type { GuideAnswer } from '@plantcare/contract/diagnosis-guide.ts';
import type { Measurements } from '@plantcare/contract/measured-diagnosis.ts';
import type { ProblemRecord } from '../../knowledge/problem-record.ts';
import { answerTo, questionNamed } from './answers.ts';
import type { ProblemProbability } from './rank-problems.ts';
import { listed, severityOf, treatmentInWords } from './wording.ts';

type Words = Omit<Diagnosis, 'condition' | 'confidence' | 'measured' | 'guide'>;

/** What helps or does no harm whatever it is, as a numbered Markdown list. */
export const SAFE_UNTIL_KNOWN = [
  'Move it away from other plants, and look at the undersides of leaves and the stem for insects, webs and soft places.',
  'Feel the soil 3 cm down. Water only if it is dry there, and empty the saucer.',
  'Do not feed, repot or spray it, and keep it out of hot sun and cold drafts.',
  'Take off only leaves that are wholly dead or rotten, with a clean blade.',
  'Take another photo of the same leaf in the same light in 3 to 4 days: whether it spreads says most.',
]
  .map((step, index) => `${index + 1}. ${step}`)
  .join('\n');

/** Days after which to look again, by how fast it can harm. */
const LOOK_AGAIN: Readonly<Record<ProblemRecord['severity'], string>> = {
  Critical: 'Look again tomorrow and every day after.',
  High: 'Look again in 3 days.',
  Moderate: 'Look again in 7 days.',
  Low: 'Look again in 14 days.',
};

/** What the words of a diagnosis are made of: what the photo showed, what was answered, and what fits. */
interface Basis {
  photo: string | null;
  given: readonly GuideAnswer[];
  fits: readonly ProblemProbability[];
}

/** A diagnosis that is certain enough to treat. */
export function certainInWords(problem: ProblemRecord, basis: Basis, measured: Measurements | null): Words {
  return {
    severity: measured ? severityOf(problem, measured) : problem.severity,
    symptoms: symptomsOf(problem, basis),
    rootCause: `${problem.rootCause}\n\nTo make sure:\n\n${listed(problem.causes.map(({ cause, check }) => `${cause} ${check}`))}`,
    treatment: treatmentInWords(problem),
    timeline: `${problem.timeline} ${LOOK_AGAIN[problem.severity]}`,
    prevention: listed(problem.prevention),
    additionalNotes: joined(otherCauses(basis), problem.notes),
  };
}

/** The likeliest of several: what decides between them, and what is safe meanwhile. */
export function likelyInWords(problem: ProblemRecord, basis: Basis): Words {
  const [step] = problem.treatment;
  return {
    severity: 'Unknown',
    symptoms: symptomsOf(problem, basis),
    rootCause: `This is not certain. What fits, with the check that decides:\n\n${candidatesInWords(basis.fits)}`,
    treatment: `Until it is certain:\n\n${SAFE_UNTIL_KNOWN}${step ? `\n\nIf it proves to be ${inText(problem)}: ${step.step}` : ''}`,
    timeline: 'Look again in 3 to 4 days, and answer the questions again if it has changed.',
    prevention: null,
    additionalNotes: problem.rootCause,
  };
}

/** Each problem with the check that decides, as a Markdown list. */
export function candidatesInWords(fits: readonly ProblemProbability[]): string {
  return listed(fits.map(({ problem }) => `**${problem.name}:** ${problem.causes[0]?.check ?? problem.rootCause}`));
}

function symptomsOf(problem: ProblemRecord, { photo, given }: Basis): string {
  const answers = given.flatMap((answer) => {
    const label = answerTo(answer)?.label;
    return label ? [`${questionNamed(answer.question)?.text} ${label}.`] : [];
  });
  return [
    ...(photo ? [photo] : []),
    `What you answered:\n\n${listed(answers)}`,
    `Typical of ${inText(problem)}:\n\n${listed(problem.symptoms)}`,
  ].join('\n\n');
}

function otherCauses({ fits: [, ...others] }: Basis): string | null {
  return others.length === 0 ? null : `Less likely:\n\n${candidatesInWords(others)}`;
}

function inText({ name }: ProblemRecord): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

function joined(...paragraphs: readonly (string | null)[]): string {
  return paragraphs.filter((paragraph) => paragraph !== null).join('\n\n');
}
