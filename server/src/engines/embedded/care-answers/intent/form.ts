import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { PhraseFinder, phrase } from './phrases.ts';
import { plainText, sentencesOf, type Token } from './tokens.ts';

const WORDED_FORMS = [
  'is-it-dead',
  'which-plants',
  'how-often',
  'how-much',
  'when',
  'where',
  'why',
  'what-to-do',
  'how-to',
  'what-is-it',
] as const;

export const FORMS = [...WORDED_FORMS, 'yes-no', 'choice', 'other'] as const;

/** How a question is asked, which decides how its answer begins. */
export type Form = (typeof FORMS)[number];

const data = z
  .record(z.enum(WORDED_FORMS), z.array(z.string().min(1)).min(1))
  .parse(JSON.parse(readFileSync(new URL('forms.json', import.meta.url), 'utf8')));

export const formPhrases: readonly string[] = Object.values(data).flat();

const finder = new PhraseFinder(WORDED_FORMS.flatMap((form) => data[form].map((words) => phrase(words, form))));

const AUXILIARIES = new Set(
  'is are was were am do does did can could should shall will would may might must has have had'.split(' '),
);
const SUBJECTS = new Set(
  'i it they we you he she this that these those my the a an your our his her its there plants plant leaves'.split(' '),
);
/** Words that make a yes-or-no question of a fragment: "direct sun ok?". */
const ASKED_FOR = new Set(
  'ok okay safe normal fine enough good bad possible necessary needed required right toxic poisonous edible hardy invasive too much survive now still already harmful true correct idea worth wise'.split(
    ' ',
  ),
);

export interface ReadForm {
  form: Form;
  /** The sentence that asks, counted from 0. */
  sentence: number;
}

/** The form of the last sentence that asks; of a text that asks nothing, "other". */
export function formOf(written: string, tokens: readonly Token[]): ReadForm {
  const sentences = sentencesOf(plainText(written));
  let best: ReadForm | null = null;
  for (const [at, text] of sentences.entries()) {
    const own = tokens.filter(({ sentence }) => sentence === at);
    const form = formOfSentence(text, own);
    if (form !== 'other' && (best === null || text.endsWith('?') || !sentences[best.sentence]?.endsWith('?'))) {
      // "Is it dead?" is what matters wherever it is said, and "help" adds nothing to a question before it.
      if (best?.form === 'is-it-dead' || (best && form === 'what-to-do' && best.form === 'yes-no')) continue;
      best = { form, sentence: at };
    }
  }
  return best ?? { form: 'other', sentence: Math.max(0, sentences.length - 1) };
}

/** "All brown and limp, lost?", "did I kill her?": what is asked stands at the end. */
const ENDS_WITH_DEATH =
  /(?:\b(?:(?:not )?dead,? right|dead|dying|goners?|alive|dormant|done for|finished|kaput|doomed|too far gone|past saving|salvageable|sleeping|asleep)|(?:^|[,:;-] ?|\b(?:it|this|they|she|he|plant) (?:is )?(?:now )?)(?:lost|gone|over|toast)) ?(?:now|then|already|by now)? ?\?$/;

/** "How can I save it?" takes for granted that it can be saved, and "will the color come back?" is not about its life. */
const ASKS_SOMETHING_ELSE = new RegExp(
  [
    String.raw`^(?:so |and |but )?how (?:can|could|do|should|would|to|best)\b(?!.*\b(?:tell|know|see|sure)\b)`,
    String.raw`\b(?:colou?rs?|variegation|stripes|scent|flowers?|blooms?|aphids?|bugs?|gnats?|mildew|moss|weeds?)\b.*\b(?:back|return)\b`,
    String.raw`\bbring(?:s|ing)?(?: \w+){0,3} (?:colou?rs?|variegation|flowers?|blooms?)\b`,
  ].join('|'),
);

/** So few words are mostly a question without its mark: "sun or shade". */
const FRAGMENT = 7;
const TELLING = new Set('i we it they she he my our is are was were has have had'.split(' '));

/** A question without its mark: few words, or up to "or" no word of a sentence that tells something. */
function isFragment(words: readonly string[]): boolean {
  if (words.length <= FRAGMENT) return true;
  return !words.slice(0, words.indexOf('or')).some((word) => TELLING.has(word));
}

/** "No cats or kids", "I do not have pets or children". */
const NONE_OF_TWO =
  /\b(?:no|without|not have(?: any)?) (?:\w+ )?(?:cats?|dogs?|pets?|kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|animals?|deer|rabbits?|windows?|sun|light|garden|balcony) or \w+/g;

function formOfSentence(text: string, tokens: readonly Token[]): Form {
  const words = tokens.map(({ word }) => word);
  const opens = openingOf(words);
  const found = finder.in(tokens);
  const has = (form: Form) => found.some(({ meaning }) => meaning === form);
  const early = (form: Form) => found.some(({ meaning, start }) => meaning === form && start <= opens + 2);
  if ((has('is-it-dead') || ENDS_WITH_DEATH.test(text)) && !ASKS_SOMETHING_ELSE.test(text)) return 'is-it-dead';
  const yesNo = isYesNo(words, opens) || asksInLastClause(text);
  const offered = text.replace(NONE_OF_TWO, ' ');
  const offersChoice =
    /(?<!\byes) or (?!not|no\b|anything|something|so\b|maybe)/.test(offered) || /\b(?:vs|versus)\b/.test(text);
  if (
    offersChoice &&
    (yesNo || text.endsWith('?') || isFragment(words) || words.some((word) => COMPARING.has(word))) &&
    !early('how-often') &&
    !early('when') &&
    !early('why')
  )
    return 'choice';
  if (has('which-plants') && !early('how-to')) return 'which-plants';
  for (const form of ['how-often', 'how-much'] as const) if (early(form)) return form;
  if (yesNo) return 'yes-no';
  if (early('why')) return 'why';
  if (early('what-to-do')) return 'what-to-do';
  for (const form of ['when', 'where', 'how-to', 'what-is-it'] as const) if (early(form)) return form;
  if (text.endsWith('?') && words.length <= 8 && words.some((word) => ASKED_FOR.has(word))) return 'yes-no';
  if (/\byes or no\b/.test(text)) return 'yes-no';
  for (const form of ['which-plants', 'how-often', 'how-much', 'why', 'what-to-do', 'when', 'where', 'how-to'] as const)
    if (has(form)) return form;
  return 'other';
}

/** "Going down to 55F at night, too cold?", "23 degrees, is it too warm": what is asked stands after the last comma. */
function asksInLastClause(text: string): boolean {
  const clause = text.split(/,|: | - /).at(-1) ?? '';
  const words = clause.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (clause.length === text.length)
    return (
      text.endsWith('?') &&
      words.slice(-4).some((word) => ASKED_FOR.has(word)) &&
      !words.some((word) => INTERROGATIVES.has(word))
    );
  if (isYesNo(words, openingOf(words))) return true;
  return text.endsWith('?') && words.length <= 4 && words.some((word) => ASKED_FOR.has(word));
}

const INTERROGATIVES = new Set('what when where which why how who'.split(' '));

const COMPARING = new Set('better rather prefer happier best which'.split(' '));

/** Where the asking begins: after "hi", "so", "please tell me" and the like. */
function openingOf(words: readonly string[]): number {
  const at = words.findIndex((word) => !OPENINGS.has(word));
  return at < 0 ? 0 : at;
}

const OPENINGS = new Set(
  'hi hello hey so and but please also well ok okay just quick question now then guys everyone thanks tell me know i wonder wondering if'.split(
    ' ',
  ),
);

function isYesNo(words: readonly string[], at: number): boolean {
  for (const start of new Set([0, at])) {
    const [first, second] = words.slice(start, start + 2);
    if (
      first !== undefined &&
      AUXILIARIES.has(first) &&
      second !== undefined &&
      (SUBJECTS.has(second) || second === 'not' || start === 0)
    )
      return true;
  }
  return false;
}
