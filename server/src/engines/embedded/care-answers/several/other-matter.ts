import type { GeneralQuery, Paragraph } from '../answer.ts';
import { tellingLemmasOf } from '../fit/telling-words.ts';
import { conceptsIn } from '../intent/concepts.ts';
import { circumstancesOf, contradicts } from '../intent/contradiction.ts';
import { readQuestion } from '../intent/question.ts';
import { plainText, tokensOf } from '../intent/tokens.ts';
import { shortened } from '../layout.ts';
import type { Route } from '../routes/candidate.ts';
import { type RankedAnswer, rankedAnswers } from '../routes/ranked-answers.ts';
import { isOfDanger } from '../routes/scored-answers.ts';
import { asksOfItsOwn } from './asking-clauses.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { firstOf, keyOf, rankTo, textOf } from './told-answers.ts';

/** How right an answer must be for a clause to be told of it, from about 0 to about 1; chosen on 400 texts that were read. */
const LEAST_RANK = {
  /** Of a question that says by itself what it is on. */
  question: 0.7,
  /** Of all that a sentence tells. A question needs it too where the answer that is told has its words. */
  statement: 0.75,
  /** Of a part of that, and of a question that needs the story. */
  part: 0.85,
  /** Of a sign that the answer which is told speaks of too. */
  spokenOf: 1,
} as const;

/** Below this rank for a clause the answer that is told says nothing on it: for words on the same matter it ranks higher. */
const SILENT = 0.2;
/** Where another answer leads it by this, it hardly says anything on the clause either. */
const FAR_AHEAD = 0.6;
/** From this rank on it speaks of all that a statement tells. */
const TELLS_ALL = 0.95;

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
  const asksForUse = (harm?.uses.length ?? 0) > 0;
  const spoken = signsIn(`${textOf(told)} ${told.best.subject?.title ?? ''}`);
  const isOther = (matter: Matter) => {
    const { clause, query: own, best, signs } = matter;
    const rank = rankTo(own, told);
    if (keyOf(best) === keyOf(told) || !isFarAhead(best, rank)) return false;
    // "A puppy that chews everything. What shrubs can I plant?": what grows there is no more asked without the puppy.
    if (own.question.form === 'which-plants' && namesEater(query) && !namesEater(own)) return false;
    if (rank >= SILENT && hasWordsOf(clause, told)) return false;
    // Whether it may stay beside somebody who may come to harm is told already.
    if (harm !== null && STAYS.some((id) => own.question.concepts.harm.has(id))) return false;
    const isAsked = asksForItself(clause);
    // What may be done with a poisonous plant is told alone, but what ails it may stand below.
    if (asksForUse && (own.question.harm !== null || isAsked)) return false;
    if (!isAsked) return signs.isDisjointFrom(spoken) || best.rank >= LEAST_RANK.spokenOf;
    return !COMPARES.has(told.best.route) && (best.rank >= LEAST_RANK.statement || !hasWordsOf(clause, told));
  };
  return paragraphsOf(mattersIn(query, isOther, told));
}

const STAYS = ['mustGo', 'mayStay', 'whereToKeep'] as const;
const EATERS: ReadonlySet<string> = new Set(['cats', 'dogs', 'children', 'otherAnimal']);

function namesEater({ question }: GeneralQuery): boolean {
  return !question.concepts.harm.isDisjointFrom(EATERS);
}

function isFarAhead({ rank }: RankedAnswer, rankOfOther: number): boolean {
  return rankOfOther < SILENT || rank - rankOfOther >= FAR_AHEAD;
}

/** "Can I spray now?" is answered by what says that it is too late to spray, "falling over" by what is written for thin seedlings that fall. */
function hasWordsOf(clause: string, told: RankedAnswer): boolean {
  const { title, wordings } = told.best.subject ?? { title: '', wordings: [] };
  return tellingLemmasOf(clause).isSubsetOf(tellingLemmasOf([textOf(told), title, ...wordings].join('. ')));
}

/**
 * What is surely written of another matter beside an accident, to be told below the first aid: "my cat chewed a leaf. Bright red
 * beetles are on the leaves too". At most one, of a part or pest of the plant, and nothing that may speak of who is ill.
 */
export function besideAccident(query: GeneralQuery): readonly Paragraph[] {
  const isOther = ({ clause, query: own, best }: Matter) =>
    best.rank >= LEAST_RANK.part &&
    own.question.harm === null &&
    NAMES_PART_OR_PEST.test(clause) &&
    !MAY_SPEAK_OF_PATIENT.test(clause) &&
    !isOfDanger(best.best);
  return paragraphsOf(mattersIn(query, isOther, null)).slice(0, 1);
}

const NAMES_PART_OR_PEST =
  /\b(?:lea(?:f|ves)|leafs|fronds?|buds?|flowers?|blooms?|stems?|stalks?|branch(?:es)?|needles|roots|soil|pots?|repot|prune|beetles?|aphids|greenfly|caterpillars|slugs|snails|mites|scale|gnats|mildew|rust)\b/i;
const MAY_SPEAK_OF_PATIENT =
  /\b(?:it|its|he|she|him|his|her|hers|they|them|we|me|myself|give|gave|feed|fed|water|drink|warm|cold|limp|pale|weak|wobbl\w*|shak\w*|foam\w*|legs?|face|hands?|gums|breath\w*|lips?|swallow\w*|drool\w*|vomit\w*|sick|throw\w* up|mouth|tongue|eyes?|skin|rash|itch\w*|blister\w*|swollen|swelling|burn\w*|poison\w*|toxic|safe|deadly|danger\w*|harm\w*|vet|doctor)\b/i;

/** What is surely written of each matter in a text to which nothing is an answer as a whole. */
export function ofEachMatter(query: GeneralQuery): readonly Paragraph[] {
  return query.question.harm === null ? paragraphsOf(mattersIn(query, () => true, null)) : [];
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

/** The clauses that tell a sign or ask for themselves, and of which something is surely written that is another matter. */
function mattersIn(
  query: GeneralQuery,
  isOther: (matter: Matter) => boolean,
  told: RankedAnswer | null,
): readonly Matter[] {
  const clauses = clausesOf(query.question.written);
  if (clauses.flatMap((clause) => [clause, ...partsIn(clause)]).length < 2) return [];
  const otherIn = (clause: Clause) => [matterOf(clause, query)].filter((each) => each !== null).filter(isOther);
  return clauses.flatMap((clause) => {
    const [whole] = otherIn(clause);
    const parts = untoldParts(clause, query, told).flatMap(otherIn);
    return whole
      ? [whole, ...parts.filter(({ query: own, best }) => isFarAhead(best, rankTo(own, whole.best)))]
      : parts;
  });
}

/** The parts of a statement of which the answer that is told may say nothing. */
function untoldParts(clause: Clause, query: GeneralQuery, told: RankedAnswer | null): readonly Clause[] {
  const parts = partsIn(clause);
  if (told === null || parts.length === 0) return parts;
  return rankTo(askedAlone(clause.text, query), told) >= TELLS_ALL
    ? []
    : parts.filter((part) => !hasWordsOf(part.text, told));
}

function partsIn(clause: Clause): readonly Clause[] {
  return clause.kind === 'statement' ? clause.parts : [];
}

/** What is surely written of a clause; null where it tells no sign and asks nothing, or nothing is written of it. */
function matterOf(clause: Clause, query: GeneralQuery): Matter | null {
  const { text } = clause;
  const signs = signsIn(text);
  if (signs.size === 0 && !asksForItself(text) && !GOES_BESIDES.test(text)) return null;
  const own = askedAlone(text, query);
  const { circumstances } = query.question.concepts;
  const best = rankedAnswers(own).find(
    ({ best: { worked, isLikely, subject }, isDoubted }) =>
      // The clause alone does not tell that the soil is dry, but the text does.
      worked && isLikely && !isDoubted && !contradicts(circumstances, circumstancesOf(subject?.wordings ?? [])),
  );
  return best && best.rank >= leastRankFor(clause) ? { clause: text, query: own, best, signs } : null;
}

function leastRankFor({ kind, text }: Clause): number {
  if (kind === 'question' && asksOfItsOwn(text, 'enough') && !PRONOUN.test(text)) return LEAST_RANK.question;
  return kind === 'statement' && !text.endsWith('?') ? LEAST_RANK.statement : LEAST_RANK.part;
}

function askedAlone(clause: string, query: GeneralQuery): GeneralQuery {
  return { ...query, question: readQuestion(clause, query.typed, query.plant) };
}

/** "What to do now in October", "is it blight or something else" and "is it going to kill the oak" go on with what is told. */
const GOES_ON =
  /^(?:and |but )?(?:is|are|will|does|do|can|could) (?:it|they|this|that|these) (?:going to |still |really )?(?:kill|hurt|harm|damage|spread|die|survive|recover)\b|^(?:and |so )?(?:what (?:to|(?:should|can|do|must) (?:i|we)) do\b|did (?:i|we) do (?:something|anything) wrong)|\bor (?:something|anything) else\b/i;

/** "Do I need a fungicide?" asks what to do against what is told. */
const ASKS_FOR_REMEDY =
  /^(?:and |but |so )?(?:do i (?:need|have to|use)|should i (?:use|spray|treat|apply)|will (?:a|an|any|some)|is there (?:a|any)|does it need|must i)\b[^?]*\b(?:spray(?:s|ing|ed)?|fungicides?|insecticides?|pesticides?|treat(?:ment)?|chemicals?|cure)\b/i;

function asksForItself(clause: string): boolean {
  return asksOfItsOwn(clause) && !GOES_ON.test(clause) && !ASKS_FOR_REMEDY.test(clause);
}

/** "Do I pick them off?" asked alone is anything's. */
const PRONOUN = /\b(?:it|its|them|they|these|those)\b/i;

/** "Also I want to move it." */
const GOES_BESIDES = /^(?:and )?(?:also|plus|another thing|secondly|besides)\b|\balso\b/i;

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
