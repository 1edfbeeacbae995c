import type { GeneralQuery } from '../answer.ts';
import { probabilityOf } from '../intent/classifier/topic-intents.ts';
import type { RecordTopic } from '../intent/topics.ts';
import type { WorkedQuestion } from '../intent/worked-questions.ts';
import type { Answer, Candidate } from './candidate.ts';
import {
  articleCandidates,
  decidedCandidates,
  harmCandidates,
  identityCandidates,
  listCandidates,
} from './recognized-routes.ts';
import { recordCandidates, troubleCandidates } from './record-route.ts';
import { ruleCandidates } from './rule-route.ts';
import { workedCandidates } from './worked-route.ts';

export interface Choice {
  best: Chosen;
  answer: Answer;
  /** Whether the best is so little sure, or another so near, that both are given. */
  isSure: boolean;
  /** What else may have been asked, the likeliest first; only where that is not sure. */
  others: readonly Answer[];
}

interface Chosen extends Candidate {
  /** What a worked question tells of the record as well, and what it takes the place of. */
  also: readonly RecordTopic[];
  instead: WorkedQuestion['instead'] | null;
  /** How well its intents fit the question: 1 where they are the most probable ones. */
  fit: number;
}

/** Below this certainty it is said that it is not sure what was asked. */
const SURE = 3;
/** What is at least this share as sure as the best is given as well, unless the best is beyond doubt. */
const NEAR = 0.8;
const BEYOND_DOUBT = 4.6;
const MOST_OTHERS = 2;
/** What else is given has an intent that is at least about a sixth as probable as the likeliest. */
const PROBABLE_FIT = 0.6;

/** The candidate that is surest to be what was asked; null where there is none. */
export function choose(query: GeneralQuery): Choice | null {
  const [first, ...rest] = answered(candidatesFor(query));
  if (!first) return null;
  const { best, answer } = first;
  const isSure = best.certainty >= SURE;
  const least = isSure ? (best.certainty < BEYOND_DOUBT ? NEAR * best.certainty : Number.POSITIVE_INFINITY) : 0;
  const others = rest.filter(
    (each) => each.best.certainty >= least && each.best.fit >= PROBABLE_FIT && isOther(each.answer, answer),
  );
  return { best, answer, isSure, others: others.slice(0, MOST_OTHERS).map((each) => each.answer) };
}

/** What the record says on a topic that is covered already, or the same sentence again, is nothing else. */
function isOther(one: Answer, than: Answer): boolean {
  const [first] = one.paragraphs;
  return first !== undefined && !than.paragraphs.some(({ text }) => text === first.text);
}

/** The candidates that have something to say, until there are enough of them. */
function answered(candidates: readonly Chosen[]): { best: Chosen; answer: Answer }[] {
  const found: { best: Chosen; answer: Answer }[] = [];
  for (const best of candidates) {
    if (found.length > MOST_OTHERS) break;
    const answer = best.answer();
    if (answer) found.push({ best, answer });
  }
  return found;
}

/**
 * How much an improbable intent lessens certainty, and so much that even an impossible one can be outvoted. Chosen on
 * training utterances that the classifier had not seen: of 493, 65% had an answer of their intent without it, 73% with it.
 */
const INTENT_EXPONENT = 0.3;
const LEAST_PROBABILITY = 0.05;

/** By how probable its intents are, which part of its certainty a candidate keeps. */
function fitOf({ intents }: Pick<Candidate, 'intents'>, { question }: GeneralQuery): number {
  if (intents === null) return 1;
  const most = Math.max(...question.intents.values());
  const relative = (probabilityOf(intents, question.intents) + LEAST_PROBABILITY) / (most + LEAST_PROBABILITY);
  return Math.min(1, relative) ** INTENT_EXPONENT;
}

function candidatesFor(query: GeneralQuery): Chosen[] {
  const worked = workedCandidates(query).map((each) => ({
    ...each,
    also: each.worked.question.also,
    instead: each.worked.question.instead,
  }));
  const others = [
    identityCandidates,
    harmCandidates,
    listCandidates,
    ruleCandidates,
    decidedCandidates,
    troubleCandidates,
    recordCandidates,
    articleCandidates,
  ].flatMap((find) => find(query).map((each) => ({ ...each, also: [], instead: null })));
  return [...others, ...worked]
    .map((each) => ({ ...each, fit: fitOf(each, query) }))
    .map((each) => ({ ...each, certainty: each.certainty * each.fit }))
    .toSorted((one, other) => other.certainty - one.certainty);
}
