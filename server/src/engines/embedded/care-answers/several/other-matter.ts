import type { GeneralQuery, Paragraph } from '../answer.ts';
import { tellingLemmasOf } from '../fit/telling-words.ts';
import { conceptsIn } from '../intent/concepts.ts';
import { readQuestion } from '../intent/question.ts';
import { plainText, tokensOf } from '../intent/tokens.ts';
import { shortened } from '../layout.ts';
import type { Route } from '../routes/candidate.ts';
import { type RankedAnswer, rankedAnswers } from '../routes/ranked-answers.ts';
import { isOfDanger } from '../routes/scored-answers.ts';
import { asksOfItsOwn } from './asking-clauses.ts';
import { firstOf, keyOf, rankTo, textOf } from './told-answers.ts';

/**
 * How right an answer is for another matter at least: less for a question that needs no story and for all that a sentence tells, more for a
 * part of that, and for a sign that the answer which is told speaks of too. And how right that answer is for it at most: for words on the same
 * matter that ranks higher. Of two answers that far apart the one that is told hardly speaks of it either.
 */
const OF_OTHER = {
  rank: 0.85,
  rankOfQuestion: 0.7,
  rankOfSentence: 0.75,
  rankIfSpokenOf: 1,
  rankOfTold: 0.2,
  apart: 0.6,
  rankOfAllTold: 0.95,
} as const;

/** As much as is told of it, in words. */
const WORDS = 70;
const MOST_MATTERS = 2;

/** Whole texts, and what a plant is. */
const STANDS_ALONE: ReadonlySet<Route> = new Set(['list', 'article', 'identity'] as const);
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
  if (STANDS_ALONE.has(told.best.route) || harm?.accident) return [];
  const mayBeUsed = (harm?.uses.length ?? 0) > 0;
  const spoken = signsIn(`${textOf(told)} ${told.best.subject?.title ?? ''}`);
  const isOther = ({ clause, query: own, best, signs }: Matter) => {
    const rankOfTold = rankTo(own, told);
    if (keyOf(best) === keyOf(told) || !isFarBehind(rankOfTold, best)) return false;
    if (rankOfTold >= OF_OTHER.rankOfTold && isSpokenOf(clause, told)) return false;
    if (mayBeUsed && (own.question.harm !== null || asksForItself(clause))) return false;
    if (asksForItself(clause))
      return !COMPARES.has(told.best.route) && (best.rank >= OF_OTHER.rankOfSentence || !isSpokenOf(clause, told));
    return signs.isDisjointFrom(spoken) || best.rank >= OF_OTHER.rankIfSpokenOf;
  };
  return paragraphsOf(mattersIn(query, isOther, told));
}

function isFarBehind(rankOfTold: number, { rank }: RankedAnswer): boolean {
  return rankOfTold < OF_OTHER.rankOfTold || rank - rankOfTold >= OF_OTHER.apart;
}

/** "Can I spray now?" is answered by what says that it is too late to spray, "falling over" by what is written for long, thin seedlings that fall. */
function isSpokenOf(clause: string, told: RankedAnswer): boolean {
  const { title, wordings } = told.best.subject ?? { title: '', wordings: [] };
  return tellingLemmasOf(clause).isSubsetOf(tellingLemmasOf([textOf(told), title, ...wordings].join('. ')));
}

/**
 * What is surely written of a question or sign beside an accident, which comes below the first aid: "my cat chewed a leaf. Also, why does
 * it droop?" At most one, and nothing that may speak of who is ill.
 */
export function besideAccident(query: GeneralQuery): readonly Paragraph[] {
  const isOther = ({ clause, query: own, best }: Matter) =>
    best.rank >= OF_OTHER.rank && own.question.harm === null && !OF_WHO_IS_ILL.test(clause) && !isOfDanger(best.best);
  return paragraphsOf(mattersIn(query, isOther)).slice(0, 1);
}

const OF_WHO_IS_ILL =
  /\b(?:he|she|him|his|her|hers|they|them|we|me|myself|ate|eat(?:s|en|ing)?|swallow\w*|chew\w*|bit|lick\w*|drool\w*|vomit\w*|sick|throw\w* up|mouth|tongue|eyes?|skin|rash|itch\w*|blister\w*|swollen|swelling|burn\w*|poison\w*|toxic|safe|deadly|danger\w*|harm\w*|vet|doctor)\b/i;

/** What is surely written of each matter in a text to which nothing is an answer as a whole. */
export function ofEachMatter(query: GeneralQuery): readonly Paragraph[] {
  return query.question.harm === null ? paragraphsOf(mattersIn(query, () => true)) : [];
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
  /,\s+(?:and |plus |also |but )?|\s+(?:plus|and also)\s+|\s+and\s+(?:now |then |also )?(?=(?:how|when|why|where|what|which|who|is|are|can|could|should|do|does|will)\b)/gi;
/** … in what only tells: "weed and feed" may be asked about. */
const BETWEEN_TOLD = /\s+and\s+(?:now |then )?(?=\S+\s+\S)/gi;
const FEWEST_WORDS = 2;

interface Clause {
  clause: string;
  /** Whether it asks nothing and is all that its sentence tells before or after a question. */
  isSentence: boolean;
  /** What is told in one breath may be several matters: "brown edges, and the leaves rolled up". */
  parts: readonly Clause[];
}

/** Each question, and what is told before and after it. */
function clausesOf(written: string): readonly Clause[] {
  return written.split(SENTENCES).flatMap((sentence) => {
    const stretches: string[] = [];
    let told = '';
    for (const [piece, separator] of piecesOf(sentence, BETWEEN)) {
      if (asksOfItsOwn(piece)) {
        stretches.push(told, piece);
        told = '';
      } else told += `${piece}${separator}`;
    }
    return [...stretches, told]
      .map((stretch) => stretch.trim())
      .filter(hasEnoughWords)
      .map(clauseOf);
  });
}

function clauseOf(stretch: string): Clause {
  if (asksOfItsOwn(stretch)) return { clause: stretch, isSentence: true, parts: [] };
  const parts = piecesOf(stretch, BETWEEN)
    .flatMap(([piece]) => piecesOf(piece, BETWEEN_TOLD).map(([part]) => part))
    .filter(hasEnoughWords);
  return {
    clause: stretch.replace(/,$/, ''),
    isSentence: true,
    parts: parts.length > 1 ? parts.map((clause) => ({ clause, isSentence: false, parts: [] })) : [],
  };
}

/** The pieces of a text, each with what divides it from the next. */
function piecesOf(text: string, separator: RegExp): [piece: string, separator: string][] {
  const pieces: [string, string][] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(separator)) {
    pieces.push([text.slice(from, index), found]);
    from = index + found.length;
  }
  return [...pieces, [text.slice(from), '']];
}

function hasEnoughWords(clause: string): boolean {
  return clause.split(' ').length >= FEWEST_WORDS;
}

/** The clauses that tell a sign or ask for themselves, and of which something is surely written that is another matter. */
function mattersIn(query: GeneralQuery, isOther: (matter: Matter) => boolean, told?: RankedAnswer): readonly Matter[] {
  const clauses = clausesOf(query.question.written);
  if (clauses.length + (clauses[0]?.parts.length ?? 0) < 2) return [];
  const matterOf = (each: Clause): Matter | null => {
    const signs = signsIn(each.clause);
    const isOfItsOwn = signs.size > 0 || asksForItself(each.clause) || GOES_BESIDES.test(each.clause);
    const answer = isOfItsOwn ? answerOf(each, query) : null;
    const matter = answer && { clause: each.clause, signs, ...answer };
    return matter && isOther(matter) ? matter : null;
  };
  return clauses.flatMap((each) => {
    const whole = matterOf(each);
    const parts =
      told && rankTo(ownQuery(each.clause, query), told) >= OF_OTHER.rankOfAllTold
        ? []
        : each.parts.filter(({ clause }) => !told || !isSpokenOf(clause, told)).flatMap((part) => matterOf(part) ?? []);
    return whole
      ? [whole, ...parts.filter(({ query: own, best }) => isFarBehind(rankTo(own, whole.best), best))]
      : parts;
  });
}

/** "What to do now in October" and "is it blight or something else" go on with what is told. */
const GOES_ON =
  /^(?:and |so )?(?:what (?:to|(?:should|can|do|must) (?:i|we)) do\b|did (?:i|we) do (?:something|anything) wrong)|\bor (?:something|anything) else\b/i;

function asksForItself(clause: string): boolean {
  return asksOfItsOwn(clause) && !GOES_ON.test(clause);
}

/** "Do I pick them off?" asked alone is anything's. */
const PRONOUN = /\b(?:it|its|them|they|these|those)\b/i;

/** A clause asked alone. */
function ownQuery(clause: string, query: GeneralQuery): GeneralQuery {
  return { ...query, question: readQuestion(clause, query.typed, query.plant) };
}

/** Null where nothing is surely written of it. */
function answerOf(
  { clause, isSentence }: Clause,
  query: GeneralQuery,
): { best: RankedAnswer; query: GeneralQuery } | null {
  const own = ownQuery(clause, query);
  const best = rankedAnswers(own).find(({ best: { worked, isLikely }, isDoubted }) => worked && isLikely && !isDoubted);
  const asked = asksOfItsOwn(clause);
  const isWhole = asked ? asksOfItsOwn(clause, 'enough') && !PRONOUN.test(clause) : isSentence && !clause.endsWith('?');
  const ofWhole = asked ? OF_OTHER.rankOfQuestion : OF_OTHER.rankOfSentence;
  return best && best.rank >= (isWhole ? ofWhole : OF_OTHER.rank) ? { best, query: own } : null;
}

/** "Also I want to move it." */
const GOES_BESIDES = /^(?:and )?(?:also|plus|another thing|secondly|besides)\b|\balso\b/i;

function asHeading(clause: string): string {
  return clause.replace(/^(?:and|also|plus|but|now) (?:also )?/i, '').replace(/(?:,?\s+and)?[\s?!.,;]*$/i, '');
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
