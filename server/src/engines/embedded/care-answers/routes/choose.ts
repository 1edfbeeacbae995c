import type { GeneralQuery } from '../answer.ts';
import { probabilityOf } from '../intent/classifier/topic-intents.ts';
import type { RecordTopic } from '../intent/topics.ts';
import type { WorkedQuestion } from '../intent/worked-questions.ts';
import type { WorkedAnswer } from '../worked-answers.ts';
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
  /** Whether it is written about this very plant, or a pattern of several words is said. */
  scope: keyof typeof INTENT_EXPONENT;
  /** How well its intents fit the question: 1 where they are the most probable ones. */
  fit: number;
}

/** Below this certainty it is said that it is not sure what was asked. */
const SURE = 3;
/** What is at least this share as sure as the best is given as well, unless the best is beyond doubt. */
const NEAR = 0.8;
const BEYOND_DOUBT = 4.6;
const MOST_OTHERS = 2;
/** What else is given has intents that are not much less probable than the most probable one. */
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
 * How much an improbable intent lessens certainty: less for what is written about this very plant, for there is little
 * else to mix it up with, and for a pattern of several words. Chosen on questions that neither the classifier nor the index had seen: of 493 training utterances
 * 328 got an answer of their intent without it and 353 with it; of 695 wordings 195 and 221 found the question they are of.
 */
const INTENT_EXPONENT = { anyPlant: 0.8, matched: 0.4, thisPlant: 0.2 };
/** So many words of a pattern say by themselves what is asked. */
const WORDS_OF_MATCH = 3;
/** Added to each probability, so that even an intent that seems impossible can be outvoted. */
const LEAST_PROBABILITY = 0.4;

/** How probable a candidate's intents are beside the most probable one, up to 1. */
function fitOf({ intents }: Pick<Candidate, 'intents'>, { question }: GeneralQuery): number {
  if (intents === null) return 1;
  const most = Math.max(...question.intents.values());
  const relative = (probabilityOf(intents, question.intents) + LEAST_PROBABILITY) / (most + LEAST_PROBABILITY);
  return Math.min(1, relative);
}

function scopeOf({ isComplete, said }: WorkedAnswer): Chosen['scope'] {
  if (isComplete) return 'thisPlant';
  return said >= WORDS_OF_MATCH ? 'matched' : 'anyPlant';
}

function candidatesFor(query: GeneralQuery): Chosen[] {
  const worked = workedCandidates(query).map((each) => ({
    ...each,
    also: each.worked.question.also,
    instead: each.worked.question.instead,
    scope: scopeOf(each.worked),
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
  ].flatMap((find) => find(query).map((each) => ({ ...each, also: [], instead: null, scope: 'anyPlant' as const })));
  return [...others, ...worked]
    .map((each) => ({ ...each, fit: fitOf(each, query) }))
    .map((each) => ({ ...each, certainty: each.certainty * each.fit ** INTENT_EXPONENT[each.scope] }))
    .toSorted((one, other) => other.certainty - one.certainty);
}
