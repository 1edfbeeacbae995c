/// <reference path="./intent/wink.d.ts" />
import senses from 'wink-lexicon/src/wn-word-senses.js';
import english from 'wink-lexicon/src/wn-words.js';
import { wordsOf } from '../../../knowledge/names/normalize.ts';
import { isKnownWord } from '../../../knowledge/names/vocabulary.ts';
import { lemmaOf } from './intent/lemma.ts';
import { workedQuestions } from './intent/worked-questions.ts';

/** So many written answers ask about a thing that gardeners know by this name. */
const KNOWN_TO_ANSWERS = 2;
const WELL_KNOWN = 4;
/** … about a word that English does not have: it could be a genus that is written about here and there. */
const NO_ENGLISH = 10;

/**
 * Whether words name a thing, a material or a kind of work that answers are written about, and no plant: "tap water",
 * "wood chips", "seed starting", "carnivorous plants". The last word says what it is: "cocoa mulch" is a mulch. A word that
 * neither English nor the answers know stays the name of a plant.
 */
export function isKnownThing(words: readonly string[]): boolean {
  // "Tree of heaven" is a tree.
  const head = words.includes('of') ? words.slice(0, words.indexOf('of')) : words;
  const [last = ''] = head.toReversed();
  const [word, ...more] = words;
  if (word === undefined) return false;
  if (more.length === 0)
    return !canBePlant(last) && answersAsking(words) >= (isEnglish(word) ? KNOWN_TO_ANSWERS : NO_ENGLISH);
  // "Snake plant" is a name, "carnivorous plants" are of many.
  if (last === 'plant') return words.slice(0, -1).every(isNoNoun) && answersAsking(words) >= WELL_KNOWN;
  return !canBePlant(last) && answersAsking(words) >= KNOWN_TO_ANSWERS;
}

/** Whether a text asks about what the words name, and that need not be a plant: "cinnamon" is a spice as well. */
export function asksAboutThing(text: string, words: readonly string[]): boolean {
  const [last = ''] = words.toReversed();
  const isOther = (sensesOf(last) ?? []).some((sense) => isOfNoun(sense) && sense !== FILES.plants);
  return isOther && inWords(text).includes(` ${words.join(' ')} `);
}

/** Whether a single word names a thing so well known that it may stand after any words for a place; a living being does not. */
export function isCommonThing(words: readonly string[]): boolean {
  const [word = '', ...more] = words;
  const known = sensesOf(word) ?? [];
  const isAlive = known.includes(FILES.animals) || known.includes(FILES.people);
  return more.length === 0 && !isAlive && !canBePlant(word) && answersAsking([word]) >= WELL_KNOWN;
}

/** WordNet's lexicographer files; its nouns, for acts, animals, artifacts and so on, are in the third to the 28th. */
const FILES = { firstOfNouns: 3, animals: 5, people: 18, plants: 20, lastOfNouns: 28 } as const;

function sensesOf(word: string): readonly number[] | null {
  const at = [word, lemmaOf(word)].map((each) => english[each]).find((each) => each !== undefined);
  return at === undefined ? null : (senses[at] ?? null);
}

function isEnglish(word: string): boolean {
  return sensesOf(word) !== null;
}

function isNoNoun(word: string): boolean {
  const known = sensesOf(word);
  return known !== null && !known.some(isOfNoun);
}

function isOfNoun(sense: number): boolean {
  return sense >= FILES.firstOfNouns && sense <= FILES.lastOfNouns;
}

/** Whether English knows the word as a plant or as no noun at all ("forget-me-not"), or a plant's name has it. */
function canBePlant(word: string): boolean {
  const known = sensesOf(word);
  return known === null ? isKnownWord(word) : known.includes(FILES.plants) || isNoNoun(word);
}

let asked: readonly string[] | null = null;

/** How many of the answers that hold for any plant ask about something in these very words. */
function answersAsking(words: readonly string[]): number {
  asked ??= workedQuestions.map(({ id, examples }) => inWords([id.replaceAll('-', ' '), ...examples].join('. ')));
  const phrase = ` ${words.join(' ')} `;
  return asked.filter((each) => each.includes(phrase)).length;
}

/** The words of a text with a space before and after each, and a stop between sentences. */
function inWords(text: string): string {
  return ` ${text
    .split(/[.?!]/)
    .map((each) => wordsOf(each).join(' '))
    .join(' . ')} `;
}
