import { type GeneralQuery, paragraph } from './answer.ts';
import { readQuestion } from './intent/question.ts';
import type { Answer } from './routes/candidate.ts';
import { wateringVerdict } from './topics/watering-verdict.ts';

/** What watering too often does: yellow or soft parts, leaves and buds that fall, no flowers. */
const SIGNS_OF_TOO_MUCH: ReadonlySet<string> = new Set(
  'yellow mushy droops leafDrop budDrop blossomDrop fewFlowers gnats mold smell black dying still'.split(' '),
);
const SIGNS_OF_TOO_LITTLE: ReadonlySet<string> = new Set(
  'crisp wrinkled droops curls leafDrop budDrop blossomDrop dying'.split(' '),
);

/** "I fertilize every 2 days and water when dry" tells nothing of how often it is watered. */
const CLAUSES = /[,.;!?]|\b(?:and|but|so|when|if|then)\b/i;
const WATERS = /\bwater(?:s|ed|ing)?\b/i;
const DENIES = /\b(?:not|never|no|cannot)\b|n['’]?t\b/i;
const SAYS_HOW_OFTEN = /\b(?:every|each|daily|weekly|monthly|fortnightly|once|twice|times)\b/i;
/** What is given otherwise than by watering the soil, or hardly wets it. */
const OTHERWISE =
  /\b(?:chang\w*|jars?|vases?|bottles?|mist\w*|little|spoon\w*|sips?|splash\w*|spray\w*|drip\w*|drops?|beads?)\b/i;

/** What was just planted is watered more often than what is established. */
const JUST_PLANTED =
  /\b(?:just|newly|recently|freshly) (?:trans)?planted\b|\bnew (?:trees?|shrubs?|plants?|hedge)\b|\bplanted (?:it |them )?(?:(?:in|this|last) (?:early |mid |late )?(?:spring|summer|fall|autumn|week|month|january|february|march|april|may|june|july|august|september|october)|(?:a few|two|three|four|five|six|some|\d+) (?:days|weeks|months) ago)\b/i;

/** Such words mostly judge how often it is watered already. */
const JUDGES_WATERING =
  /too (?:often|much water|seldom|little water)|(?:over|under)water|\b(?:daily|weekly)\b|\bevery (?:day|week|other day)\b|(?:once|twice) a (?:day|week)/i;

/**
 * That the gardener waters too often or too seldom, where what they see may come from it and the answer does not speak of it:
 * "lower leaves turn yellow, I water every two days". Null where that is not so.
 */
export function wateringMistake(query: GeneralQuery, { paragraphs }: Answer): string | null {
  const { plant, match, typed, question } = query;
  const [first] = paragraphs;
  const clause = clauseOnWatering(question.written);
  if (plant === null || match === null || !first || clause === null) return null;
  const { everyDays } = readQuestion(clause, typed, plant).facts;
  const verdict = wateringVerdict({ ...query, plant, match }, everyDays);
  if (!verdict || verdict.frequency === 'right') return null;
  const { signs, circumstances } = question.concepts;
  const isTooOften = verdict.frequency === 'too often';
  // What is given often and leaves the soil dry is too little.
  if (isTooOften && circumstances.has('dry')) return null;
  const itsSigns = isTooOften ? SIGNS_OF_TOO_MUCH : SIGNS_OF_TOO_LITTLE;
  if (signs.isDisjointFrom(itsSigns) || JUDGES_WATERING.test(paragraph(first))) return null;
  return `Watering ${verdict.interval} is ${verdict.judgment}`;
}

/** The words that say how often it is watered; null where none do. */
function clauseOnWatering(written: string): string | null {
  if (OTHERWISE.test(written) || JUST_PLANTED.test(written)) return null;
  return (
    written.split(CLAUSES).find((each) => WATERS.test(each) && SAYS_HOW_OFTEN.test(each) && !DENIES.test(each)) ?? null
  );
}
