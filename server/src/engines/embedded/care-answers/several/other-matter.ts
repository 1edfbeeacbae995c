import type { GeneralQuery, Paragraph } from '../answer.ts';
import { conceptsIn } from '../intent/concepts.ts';
import { readQuestion } from '../intent/question.ts';
import { plainText, tokensOf } from '../intent/tokens.ts';
import { shortened } from '../layout.ts';
import { type RankedAnswer, rankedAnswers } from '../routes/ranked-answers.ts';
import { asksOfItsOwn } from './questions-in-text.ts';
import { firstOf, keyOf, rankTo, textOf } from './told-answers.ts';

/** "Edges are crispy, and the leaves rolled up": where another matter may begin. */
const BETWEEN =
  /(?<=[.!?;])\s+|,\s+(?:and |plus |also |but )?|\s+(?:plus|and also)\s+|\s+and\s+(?:now |then )?(?=(?:the|there|some|new|old|it|its|my|leaves|flowers|roots|a|white|black|yellow|brown)\b)/i;
const FEWEST_WORDS = 3;

/**
 * How right an answer to another matter is for that at least, and how right the answer that is told is for it at most: for words on
 * the same matter that ranks higher. Of 13 signs and 11 questions in 1,390 questions so found, 12 and 7 were left out of the answer.
 */
const OF_OTHER = { rank: 0.85, rankOfQuestion: 0.75, rankOfTold: 0.15 } as const;

/** As much as is told of it, in words. */
const WORDS = 60;

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

/**
 * What answers a second sign that is told, or a question that stands by itself, of which the answer to the whole text says nothing:
 * "brown crispy edges, and the leaves rolled up like cigars". Null where there is none, or nothing is surely written of it.
 */
export function ofOtherMatter(told: RankedAnswer, query: GeneralQuery): Paragraph | null {
  if (told.best.route !== 'worked' || query.question.harm !== null) return null;
  const spoken = signsIn(`${textOf(told)} ${told.best.subject?.title ?? ''}`);
  for (const clause of clausesOf(query)) {
    const signs = signsIn(clause);
    const mayBeOther =
      (asksOfItsOwn(clause) && !WHAT_TO_DO.test(clause)) || (signs.size > 0 && signs.isDisjointFrom(spoken));
    const answer = mayBeOther ? answerOf(clause, query) : null;
    if (answer && keyOf(answer.best) !== keyOf(told) && rankTo(answer.query, told) < OF_OTHER.rankOfTold)
      return underClause(clause, answer.best);
  }
  return null;
}

/** "Do I pick them off?" asked alone is anything's. */
const PRONOUN = /\b(?:it|its|them|they|these|those)\b/i;

/** "What to do now in October" goes on with what is told. */
const WHAT_TO_DO = /^(?:and |so )?(?:what (?:to|(?:should|can|do|must) (?:i|we)) do\b|did (?:i|we) do (?:something|anything) wrong)/i;

/** What is surely written of two matters in a text to which nothing is an answer as a whole. */
export function ofEachMatter(query: GeneralQuery): readonly Paragraph[] {
  if (query.question.harm !== null) return [];
  const answers = clausesOf(query).flatMap((clause) => {
    const best = signsIn(clause).size > 0 || asksOfItsOwn(clause) ? answerOf(clause, query)?.best : undefined;
    return best ? [{ clause, best }] : [];
  });
  return answers
    .filter(({ best }, at) => answers.findIndex((other) => keyOf(other.best) === keyOf(best)) === at)
    .slice(0, 2)
    .flatMap(({ clause, best }) => underClause(clause, best) ?? []);
}

/** The clauses of a text that has several. */
function clausesOf({ question: { written } }: GeneralQuery): readonly string[] {
  const clauses = written.split(BETWEEN).filter((clause) => clause.split(' ').length >= FEWEST_WORDS);
  return clauses.length < 2 ? [] : clauses;
}

function underClause(clause: string, { answer }: RankedAnswer): Paragraph | null {
  const first = firstOf(answer);
  return first && shortened({ lead: `On “${asHeading(clause)}”:`, text: first.text }, WORDS);
}

function asHeading(clause: string): string {
  return clause.replace(/^(?:and|also|plus|but|now) (?:also )?/i, '').replace(/[\s?!.,;]+$/, '');
}

/** Null where nothing is surely written of it. */
function answerOf(clause: string, query: GeneralQuery): { best: RankedAnswer; query: GeneralQuery } | null {
  const own = { ...query, question: readQuestion(clause, query.typed, query.plant) };
  const best = rankedAnswers(own).find(({ best: { worked, isLikely }, isDoubted }) => worked && isLikely && !isDoubted);
  const isOfPlant = best?.best.scope !== 'anyPlant' || query.plant === null;
  const least = asksOfItsOwn(clause, 'enough') && !PRONOUN.test(clause) ? OF_OTHER.rankOfQuestion : OF_OTHER.rank;
  return best && isOfPlant && best.rank >= least ? { best, query: own } : null;
}

function signsIn(text: string): ReadonlySet<string> {
  const { signs } = conceptsIn(tokensOf(plainText(text)));
  return signs.difference(NO_SIGN_OF_ITS_OWN);
}
