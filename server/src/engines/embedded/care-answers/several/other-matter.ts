import type { GeneralQuery, Paragraph } from '../answer.ts';
import { conceptsIn } from '../intent/concepts.ts';
import { readQuestion } from '../intent/question.ts';
import { plainText, tokensOf } from '../intent/tokens.ts';
import { shortened } from '../layout.ts';
import type { Route } from '../routes/candidate.ts';
import { type RankedAnswer, rankedAnswers } from '../routes/ranked-answers.ts';
import { asksOfItsOwn } from './asking-clauses.ts';
import { firstOf, keyOf, rankTo, textOf } from './told-answers.ts';

/**
 * How right an answer is for another matter at least: less where a sentence of its own tells it or asks what needs no story, more of a
 * sign that the answer which is told speaks of too. And how right that answer is for it at most: for words on the same matter that ranks higher.
 */
const OF_OTHER = { rank: 0.85, rankOfSentence: 0.75, rankIfSpokenOf: 1, rankOfTold: 0.2 } as const;

/** As much as is told of it, in words. */
const WORDS = 60;
const MOST_MATTERS = 2;

/** Whole texts, and what a plant is. */
const STANDS_ALONE: ReadonlySet<Route> = new Set(['list', 'article', 'identity', 'use'] as const);
/** What holds a question against the record answers it, though it ranks low for its words. */
const COMPARES: ReadonlySet<Route> = new Set(['rule', 'figure', 'decided'] as const);

/** What surely answers one clause of a text. */
interface Matter {
  clause: string;
  query: GeneralQuery;
  best: RankedAnswer;
  signs: ReadonlySet<string>;
}

/**
 * What answers other signs that are told, or questions that stand by themselves, of which the answer to the whole text says nothing:
 * "brown crispy edges, and the leaves rolled up like cigars". At most two.
 */
export function ofOtherMatters(told: RankedAnswer, query: GeneralQuery): readonly Paragraph[] {
  const { harm } = query.question;
  if (STANDS_ALONE.has(told.best.route) || harm?.accident || (harm?.uses.length ?? 0) > 0) return [];
  const spoken = signsIn(`${textOf(told)} ${told.best.subject?.title ?? ''}`);
  const isOther = ({ clause, query: own, best, signs }: Matter) => {
    if (keyOf(best) === keyOf(told) || rankTo(own, told) >= OF_OTHER.rankOfTold) return false;
    if (asksForItself(clause)) return !COMPARES.has(told.best.route);
    return signs.isDisjointFrom(spoken) || best.rank >= OF_OTHER.rankIfSpokenOf;
  };
  return paragraphsOf(mattersIn(query).filter(isOther));
}

/** What is surely written of each matter in a text to which nothing is an answer as a whole. */
export function ofEachMatter(query: GeneralQuery): readonly Paragraph[] {
  return query.question.harm === null ? paragraphsOf(mattersIn(query)) : [];
}

function paragraphsOf(matters: readonly Matter[]): Paragraph[] {
  return matters
    .filter(({ best }, at) => matters.findIndex((other) => keyOf(other.best) === keyOf(best)) === at)
    .slice(0, MOST_MATTERS)
    .flatMap(({ clause, best }) => {
      const first = firstOf(best.answer);
      return first ? [shortened({ lead: `On “${asHeading(clause)}”:`, text: first.text }, WORDS)] : [];
    });
}

/** "Edges are crispy, and the leaves rolled up": where another matter may begin. */
const SENTENCES = /(?<=[.!?;])\s+/;
const BETWEEN =
  /,\s+(?:and |plus |also |but )?|\s+(?:plus|and also)\s+|\s+and\s+(?:now |then |also )?(?=(?:how|when|why|where|what|which|who|is|are|can|could|should|do|does|will)\b)/i;
/** … in what only tells: "weed and feed" may be asked about. */
const BETWEEN_TOLD = /\s+and\s+(?:now |then )?(?=\S+\s+\S)/i;
const FEWEST_WORDS = 2;

interface Clause {
  clause: string;
  /** Whether it is a sentence by itself. */
  isSentence: boolean;
}

function clausesOf(written: string): readonly Clause[] {
  return written.split(SENTENCES).flatMap((sentence) => {
    const clauses = sentence
      .split(BETWEEN)
      .flatMap((clause) => (asksOfItsOwn(clause) ? [clause] : clause.split(BETWEEN_TOLD)))
      .filter((clause) => clause.split(' ').length >= FEWEST_WORDS);
    return clauses.map((clause) => ({ clause, isSentence: clauses.length === 1 }));
  });
}

/** The clauses that tell a sign or ask for themselves, and of which something is surely written. */
function mattersIn(query: GeneralQuery): readonly Matter[] {
  const clauses = clausesOf(query.question.written);
  if (clauses.length < 2) return [];
  return clauses.flatMap((each) => {
    const signs = signsIn(each.clause);
    const answer = signs.size > 0 || asksForItself(each.clause) ? answerOf(each, query) : null;
    return answer ? [{ clause: each.clause, signs, ...answer }] : [];
  });
}

/** "What to do now in October" goes on with what is told. */
const GOES_ON =
  /^(?:and |so )?(?:what (?:to|(?:should|can|do|must) (?:i|we)) do\b|did (?:i|we) do (?:something|anything) wrong)/i;

function asksForItself(clause: string): boolean {
  return asksOfItsOwn(clause) && !GOES_ON.test(clause);
}

/** "Do I pick them off?" asked alone is anything's. */
const PRONOUN = /\b(?:it|its|them|they|these|those)\b/i;

/** Null where nothing is surely written of it. */
function answerOf(
  { clause, isSentence }: Clause,
  query: GeneralQuery,
): { best: RankedAnswer; query: GeneralQuery } | null {
  const own = { ...query, question: readQuestion(clause, query.typed, query.plant) };
  const best = rankedAnswers(own).find(({ best: { worked, isLikely }, isDoubted }) => worked && isLikely && !isDoubted);
  const standsAlone = asksOfItsOwn(clause)
    ? asksOfItsOwn(clause, 'enough') && !PRONOUN.test(clause)
    : isSentence && !clause.endsWith('?');
  return best && best.rank >= (standsAlone ? OF_OTHER.rankOfSentence : OF_OTHER.rank) ? { best, query: own } : null;
}

function asHeading(clause: string): string {
  return clause.replace(/^(?:and|also|plus|but|now) (?:also )?/i, '').replace(/[\s?!.,;]+$/, '');
}

/** Where something is, and how badly it fares, are no signs of another matter. */
const NO_SIGN_OF_ITS_OWN: ReadonlySet<string> = new Set([
  'dying',
  'lower',
  'upper',
  'newest',
  'roots',
  'stem',
  'still',
]);

/** What a text says of how a plant looks, and what eats it. */
function signsIn(text: string): ReadonlySet<string> {
  const { signs, harm } = conceptsIn(tokensOf(plainText(text)));
  return signs.difference(NO_SIGN_OF_ITS_OWN).union(harm.has('pestNamed') ? PEST : new Set());
}

const PEST: ReadonlySet<string> = new Set(['pest']);
