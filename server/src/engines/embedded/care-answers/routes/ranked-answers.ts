import { isFromSouth } from '../../../../horticulture/text-input/southern-places.ts';
import type { GeneralQuery } from '../answer.ts';
import { isIncompleteList, plantsIn } from '../lists/list-answer.ts';
import { unreadBy } from '../lists/list-reading.ts';
import { lessOfRelatives } from './of-relatives.ts';
import { rankOf } from './ranker.ts';
import { rankingFeatures } from './ranking-features.ts';
import { type ScoredAnswer, scoredAnswers } from './scored-answers.ts';
import { lessIfSilent } from './silent-on-signs.ts';
import { fitOfSubject } from './written-for.ts';

export interface RankedAnswer extends ScoredAnswer {
  /** How right it is expected to be, from about 0 (beside the point) to about 1. */
  rank: number;
  /** How similar the question is to the likest one that it answers, from -1 to 1; 0 where it is not written. */
  wordingSimilarity: number;
}

const rankedBefore = new WeakMap<GeneralQuery, readonly RankedAnswer[]>();

/** The answers that could be told, the best first. */
export function rankedAnswers(query: GeneralQuery): readonly RankedAnswer[] {
  const before = rankedBefore.get(query);
  if (before) return before;
  const answers = scoredAnswers(query);
  const features = rankingFeatures(answers, query);
  const rated = answers.map((answer, at) => {
    const { wordingSimilarity = 0, ...others } = features[at] ?? {};
    return { answer, wordingSimilarity, rank: rankOf({ ...others, wordingSimilarity }) };
  });
  const lessOfSilent = lessIfSilent(rated, query);
  const ranked = rated
    .map(({ answer, wordingSimilarity, rank }) => {
      const less =
        lessOfList(answer, query) +
        (isOfSouth(answer, query) ? LESS_IF_OF_SOUTH : 0) +
        lessOfRelatives(answer, query.plant) +
        lessOfSilent(answer);
      return { ...answer, wordingSimilarity, rank: rank - less + fitOfSubject(answer, rank, query) };
    })
    .toSorted((one, other) => other.rank - one.rank);
  rankedBefore.set(query, ranked);
  return ranked;
}

/** A list that could not use all that was asked is that much less right, and one of very few plants. */
const LESS_IF = { incomplete: 0.15, short: 0.2 } as const;

function lessOfList(answer: ScoredAnswer, query: GeneralQuery): number {
  return Math.max(hasFewPlants(answer, query) ? LESS_IF.short : 0, isIncomplete(answer) ? LESS_IF.incomplete : 0);
}

/** What is written for gardens of the south is of no use in the north. */
const LESS_IF_OF_SOUTH = 0.3;

function isOfSouth({ best: { subject } }: ScoredAnswer, { circumstances }: GeneralQuery): boolean {
  return circumstances.hemisphere === 'north' && subject !== null && isFromSouth(subject.title);
}

/** Whether it is a list that leaves out what was asked. */
export function isIncomplete({ best: { route }, answer }: ScoredAnswer): boolean {
  return route === 'list' && isIncompleteList(answer.whole ?? '');
}

/** Fewer plants than this are hardly a choice: what is written of such a place may say more. */
const FEW_PLANTS = 4;

/** Whether it is a list of too few plants; two or three that have all that is asked are a choice, and of two that are named one. */
export function hasFewPlants({ best: { route }, answer }: ScoredAnswer, query: GeneralQuery): boolean {
  if (route !== 'list' || query.question.otherPlants.length > 0) return false;
  const count = plantsIn(answer.whole ?? '');
  return count < FEW_PLANTS && (count < 2 || unreadBy(query) > 0);
}
