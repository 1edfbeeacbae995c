import type { Measurements, QuestionAnswer } from '@plantcare/contract/measured-diagnosis.ts';
import type { Species } from '@plantcare/contract/species.ts';
import { evidence, SIGNS } from '../../knowledge/evidence.ts';
import type { ProblemRecord } from '../../knowledge/problem-record.ts';
import { problems } from '../../knowledge/problems.ts';
import { likelihoodOf, signsOf } from './photo-signs.ts';

/** A problem, or null for a healthy leaf, and how probable it is: the probabilities of all add up to 1. */
export interface ProblemProbability {
  problem: ProblemRecord | null;
  probability: number;
}

/** One answer in ten is taken for a slip, and says no more than anybody's would. */
const SLIPS = 0.1;
/** How far a leaf that is sound but for a blemish may be discolored, in percent: the scale of an exponential. */
const BLEMISH = 1.5;
/** A problem of certain plants, where the plant is not known; where it is one of them; and one its record lists. */
const OF_OTHER_PLANTS = 0.15;
const OF_THIS_PLANT = 1.5;
const OFTEN_HERE = 2;

const onLeaves = problems.filter(({ _id }) => Object.hasOwn(evidence.problems, _id));

/**
 * Bayes' rule over all problems that show on leaves: how often each ails a plant, times how likely it shows what was
 * measured, times how likely each question is then answered as it was. The measured signs enter once, as the expected
 * likelihood of a discolored pixel: yellow and brown on one leaf have one cause, and are no two witnesses.
 */
export function weigh(
  measured: Measurements,
  plant: Species | null,
  answers: readonly QuestionAnswer[],
): ProblemProbability[] {
  const signs = signsOf(measured);
  const sound = Math.exp(-measured.discolored / BLEMISH);
  const weights: ProblemProbability[] = onLeaves.map((problem) => {
    const known = evidence.problems[problem._id];
    const prior = (known?.prior ?? 0) * fit(problem, plant);
    const shown = (1 - sound) * likelihoodOf(signs, known?.signs ?? {});
    return { problem, probability: prior * shown * said(answers, known?.answers ?? {}) };
  });
  weights.push({ problem: null, probability: evidence.healthyPrior * sound * (1 / SIGNS.length) * said(answers, {}) });
  return normalized(weights);
}

/** The probabilities if the question were answered so. */
export function updated(weighed: readonly ProblemProbability[], answer: QuestionAnswer): ProblemProbability[] {
  return normalized(
    weighed.map(({ problem, probability }) => ({
      problem,
      probability: probability * said([answer], (problem && evidence.problems[problem._id]?.answers) ?? {}),
    })),
  );
}

/** How likely the answers are for a problem that answers as `told`; "not sure" and unknown questions change nothing. */
function said(answers: readonly QuestionAnswer[], told: Record<string, Record<string, number>>): number {
  let likelihood = 1;
  for (const { question, value } of answers) {
    const usual = evidence.questions[question]?.answers.find((answer) => answer.value === value)?.usual;
    if (value === null || usual === undefined) continue;
    likelihood *= (1 - SLIPS) * (told[question]?.[value] ?? usual) + SLIPS * usual;
  }
  return likelihood;
}

function fit(problem: ProblemRecord, plant: Species | null): number {
  const often = plant?.problems.some(({ _id }) => _id === problem._id) ? OFTEN_HERE : 1;
  if (problem.plants.length === 0) return often;
  if (!plant) return OF_OTHER_PLANTS;
  const names = [plant.scientificName, plant.scientificName.split(' ')[0], plant.family, plant.category];
  return problem.plants.some((name) => names.includes(name)) ? OF_THIS_PLANT * often : 0;
}

function normalized(weights: ProblemProbability[]): ProblemProbability[] {
  const total = weights.reduce((sum, { probability }) => sum + probability, 0);
  return weights
    .map(({ problem, probability }) => ({ problem, probability: probability / total }))
    .sort((one, other) => other.probability - one.probability);
}
