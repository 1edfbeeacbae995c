import type { GeneralQuery } from '../answer.ts';
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
  /** Whether the best is so little sure, or another so near, that both are told. */
  isSure: boolean;
  /** What else may have been asked, the likeliest first; only where that is not sure. */
  others: readonly Answer[];
}

interface Chosen extends Candidate {
  /** What a worked question tells of the record as well, and what it takes the place of. */
  also: readonly RecordTopic[];
  instead: WorkedQuestion['instead'] | null;
}

/** Below this certainty it is said that it is not sure what was asked. */
const SURE = 3;
/** What is at least this share as sure as the best is told as well, unless the best is beyond doubt. */
const NEAR = 0.8;
const BEYOND_DOUBT = 4.6;
const MOST_OTHERS = 2;

/** The candidate that is surest to be what was asked; null where there is none. */
export function choose(query: GeneralQuery): Choice | null {
  const [first, ...rest] = answered(candidatesFor(query));
  if (!first) return null;
  const { best, answer } = first;
  const isSure = best.certainty >= SURE;
  const least = isSure ? (best.certainty < BEYOND_DOUBT ? NEAR * best.certainty : Number.POSITIVE_INFINITY) : 0;
  const others = rest.filter((each) => each.best.certainty >= least && isOther(each.answer, answer));
  return { best, answer, isSure, others: others.slice(0, MOST_OTHERS).map((each) => each.answer) };
}

/** What the record says to a topic that an answer told already, or the same sentence again, is nothing else. */
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
  return [...others, ...worked].toSorted((one, other) => other.certainty - one.certainty);
}
