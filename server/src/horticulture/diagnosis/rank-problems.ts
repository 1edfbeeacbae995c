import { CIRCUMSTANCE_NAMES, type KnownCircumstances, type Sign } from '@plantcare/contract/problem-signs.ts';
import type { Species } from '@plantcare/contract/species.ts';
import {
  type ProblemLikelihoods,
  problemLikelihoods,
  shareOf,
  usualCircumstance,
  usualShareOf,
} from '../../knowledge/problem-likelihoods.ts';
import type { ProblemRecord } from '../../knowledge/problem-record.ts';
import { problems } from '../../knowledge/problems.ts';
import { hostFactor, hostFit } from './host.ts';

/** All that is known of an ailing plant, whether it was written, tapped or measured. */
export interface ProblemEvidence {
  /** What is seen on it. */
  signs: readonly Sign[];
  /** What was looked for and is not there. */
  absent?: readonly Sign[];
  circumstances?: KnownCircumstances;
  /** The species it is, null when unknown. */
  host: Species | null;
  /**
   * What was measured on a photo: how much of the discolored tissue is of each sign, shares that add up to 1. They count
   * as one observation together, for yellow and brown on one leaf have one cause.
   */
  measured?: ReadonlyMap<Sign, number>;
  /** What else makes a problem likelier, by its id: how many times, such as for one that the gardener names. */
  hints?: Readonly<Record<string, number>>;
}

/** A problem and how probable it is: the probabilities of all add up to 1. */
export interface ProblemProbability {
  problem: ProblemRecord;
  probability: number;
}

/** One observation in ten is taken for a slip, and says no more than on any plant. */
const SLIPS = 0.1;
/** A sign is typical of a problem that shows it with at least this probability, and this many times as often as others. */
const TYPICAL = 0.3;
const TYPICAL_TIMES = 3;
/** A problem accounts for a circumstance that it goes with this many times as often as others do. */
const EXPLAINS = 2;
/** This many typical signs make a host's own problem lead. */
const SIGNS_TO_LEAD = 2;
/** Circumstances that fit another problem this many times better speak against it. */
const CIRCUMSTANCES_AGAINST = 3;
/** Where an own problem leads, the likeliest problem of any plant has this share of its probability. */
const NEXT_TO_OWN = 0.8;

const scored = problems.filter(({ _id }) => Object.hasOwn(problemLikelihoods, _id));

/** Whether the problem accounts for any of what was observed, rather than merely not being excluded by it. */
export function explains({ _id }: ProblemRecord, { signs, circumstances = {} }: Observed): boolean {
  const row = problemLikelihoods[_id];
  if (!row) return false;
  const shows = signs.some((sign) => (row.signs[sign] ?? 0) >= EXPLAINS * usualShareOf(sign));
  if (shows || signs.length > 0) return shows;
  return CIRCUMSTANCE_NAMES.some((name) => {
    const value = circumstances[name];
    return (
      value !== undefined && (shareOf(row.circumstances, name, value) ?? 0) >= EXPLAINS * usualCircumstance(name, value)
    );
  });
}

type Observed = Pick<ProblemEvidence, 'signs' | 'absent' | 'circumstances' | 'measured'>;

interface Weighed {
  problem: ProblemRecord;
  weight: number;
  /** How well the circumstances alone fit. */
  circumstances: number;
  /** Whether it is a problem of this host that shows two of the signs. */
  leads: boolean;
  own: boolean;
}

/**
 * Every problem that can be told by signs, the likeliest first, by Bayes' rule: how often it ails this host, times how
 * likely it shows each sign, times how likely it goes with each circumstance. A circumstance can rule a problem out. A
 * problem of the host's own that shows two of the signs comes before all problems of any plant, unless the circumstances
 * stand against it.
 */
export function rankProblems(evidence: ProblemEvidence): ProblemProbability[] {
  const weighed = scored.map((problem) => weigh(problem, evidence));
  const shares = ownFirst(weighed);
  const total = shares.reduce((sum, { weight }) => sum + weight, 0);
  return shares
    .map(({ problem, weight }) => ({ problem, probability: weight / total }))
    .sort((one, other) => other.probability - one.probability);
}

/** How likely the observations are for a plant that has the problem. */
export function likelihoodOf({ _id }: ProblemRecord, observed: Observed): number {
  const row = problemLikelihoods[_id];
  return row ? signLikelihood(row, observed) * circumstanceLikelihood(row, observed.circumstances ?? {}) : 0;
}

/** Whether the problem typically shows the sign. */
function isTypical(problem: ProblemRecord, sign: Sign): boolean {
  const share = problemLikelihoods[problem._id]?.signs[sign] ?? 0;
  return share >= TYPICAL && share >= TYPICAL_TIMES * usualShareOf(sign);
}

function weigh(problem: ProblemRecord, evidence: ProblemEvidence): Weighed {
  const row = problemLikelihoods[problem._id];
  const own = evidence.host !== null && hostFit(problem, evidence.host) === 'own';
  if (!row) return { problem, weight: 0, circumstances: 0, leads: false, own };
  const circumstances = circumstanceLikelihood(row, evidence.circumstances ?? {});
  const weight =
    row.prior *
    hostFactor(problem, evidence.host) *
    (evidence.hints?.[problem._id] ?? 1) *
    signLikelihood(row, evidence) *
    circumstances;
  const typical = seenSigns(evidence).filter((sign) => isTypical(problem, sign));
  return { problem, weight, circumstances, leads: own && typical.length >= SIGNS_TO_LEAD, own };
}

function seenSigns({ signs, measured }: ProblemEvidence): Sign[] {
  return [...new Set([...signs, ...(measured?.keys() ?? [])])];
}

function signLikelihood(row: ProblemLikelihoods, { signs, absent = [], measured }: Observed): number {
  let likelihood = 1;
  for (const sign of new Set(signs)) likelihood *= shown(row, sign);
  for (const sign of new Set(absent)) likelihood *= 1 - shown(row, sign);
  if (measured && measured.size > 0) {
    likelihood *= [...measured].reduce((sum, [sign, share]) => sum + share * shown(row, sign), 0);
  }
  return likelihood;
}

function shown({ signs }: ProblemLikelihoods, sign: Sign): number {
  const usual = usualShareOf(sign);
  return (1 - SLIPS) * (signs[sign] ?? usual) + SLIPS * usual;
}

function circumstanceLikelihood(row: ProblemLikelihoods, known: KnownCircumstances): number {
  let likelihood = 1;
  for (const name of CIRCUMSTANCE_NAMES) {
    const value = known[name];
    if (value === undefined) continue;
    const usual = usualCircumstance(name, value);
    const share = shareOf(row.circumstances, name, value) ?? usual;
    likelihood *= share === 0 ? 0 : (1 - SLIPS) * share + SLIPS * usual;
  }
  return likelihood;
}

/** Makes the problems of any plant no likelier than a problem of the host's own that leads; their order stays. */
function ownFirst(weighed: readonly Weighed[]): readonly Weighed[] {
  const likeliest = (among: readonly Weighed[]) =>
    among.reduce<Weighed | null>((best, each) => (best && best.weight >= each.weight ? best : each), null);
  const others = weighed.filter(({ own }) => !own);
  const next = likeliest(others);
  if (!next) return weighed;
  const leader = likeliest(
    weighed.filter(
      ({ leads, weight, circumstances }) =>
        leads && weight > 0 && next.circumstances < CIRCUMSTANCES_AGAINST * circumstances,
    ),
  );
  if (!leader || leader.weight * NEXT_TO_OWN >= next.weight) return weighed;
  const factor = (leader.weight * NEXT_TO_OWN) / next.weight;
  return weighed.map((each) => (each.own ? each : { ...each, weight: each.weight * factor }));
}
