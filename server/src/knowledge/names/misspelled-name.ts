import { type KnownSpecies, plants } from '../plants.ts';
import { addedNames } from './added-names.ts';
import { isDescribing } from './descriptors.ts';
import { editDistance } from './edit-distance.ts';
import { wordsOf } from './normalize.ts';
import { isWordOfOtherPlant } from './other-plants.ts';
import { soundOf } from './spelling.ts';
import { isWordOfRecord } from './vocabulary.ts';

/** A word that is spelled differently and sounds the same differs by less than a letter. */
const SAME_SOUND = 0.5;

/** A name of one word of so many letters is only meant by a word that sounds the same. */
const SHORT = 4;

interface Spelled {
  plant: KnownSpecies;
  words: readonly string[];
  /** How each word sounds. */
  sounds: readonly string[];
}

const named = plants.flatMap((plant) =>
  [plant.scientificName, ...plant.synonyms, ...plant.commonNames].map((name) => spelled(name, plant)),
);
const added = addedNames.map(([name, plant]) => spelled(name, plant));

/** Names by the number of their words and the first letter, as it sounds. */
const byOutline = Map.groupBy([...named, ...added], ({ sounds }) => outlineOf(sounds));

/**
 * The plant whose whole name this is, misspelled: as many words, each of them alike. Null when there is none, or when two
 * plants are as likely.
 */
export function plantByMisspelledName(words: readonly string[]): KnownSpecies | null {
  const typed = lenient(words.map(typedWord));
  // A word that is known is spelled right, and a short one cannot be corrected.
  if (typed.every(({ wrong }) => wrong === 0)) return null;
  let closest = Number.POSITIVE_INFINITY;
  let alike = new Set<KnownSpecies>();
  for (const name of byOutline.get(outlineOf(typed.map(({ sound }) => sound))) ?? []) {
    const distance = distanceOf(name, typed);
    if (distance === null || distance > closest) continue;
    if (distance < closest) alike = new Set();
    closest = distance;
    alike.add(name.plant);
  }
  const [only = null, another] = alike;
  return another ? null : only;
}

interface TypedWord {
  word: string;
  sound: string;
  /** How many of its letters may be wrong. */
  wrong: number;
}

function typedWord(word: string): TypedWord {
  return { word, sound: soundOf(word), wrong: isSpelledRight(word) ? 0 : lettersAllowed(word) };
}

/** Where all other words are right, more may be wrong in the only other one: "mother in law's tounge". */
function lenient(typed: readonly TypedWord[]): readonly TypedWord[] {
  const isOnlyWrongOne = typed.length >= 3 && typed.filter(({ wrong }) => wrong > 0).length === 1;
  if (!isOnlyWrongOne || typed.some(({ word, wrong }) => wrong === 0 && !isSpelledRight(word))) return typed;
  return typed.map((each) => (each.wrong > 0 && each.word.length >= 6 ? { ...each, wrong: 2 } : each));
}

/** Words of cultivars and other languages may still be misspelled ones: "lilly", "peper". */
function isSpelledRight(word: string): boolean {
  return isWordOfRecord(word) || isDescribing(word) || isWordOfOtherPlant(word);
}

function outlineOf(sounds: readonly string[]): string {
  return `${sounds.length} ${sounds[0]?.[0] ?? ''}`;
}

function spelled(name: string, plant: KnownSpecies): Spelled {
  const words = wordsOf(name);
  return { plant, words, sounds: words.map(soundOf) };
}

/** The letters that differ in all words together; null when a word differs too much. People seldom miss the first letter. */
function distanceOf({ words, sounds }: Spelled, typed: readonly TypedWord[]): number | null {
  // One letter makes another word of a short one: an idea is no Itea, and a germ no Geum.
  const isShort = words.length === 1 && [words[0], typed[0]?.word].some((word = '') => word.length <= SHORT);
  let sum = 0;
  for (const [at, { word, sound, wrong }] of typed.entries()) {
    const other = words[at] ?? '';
    if (word === other) continue;
    if (wrong === 0 || Math.abs(word.length - other.length) > wrong || sound[0] !== sounds[at]?.[0]) return null;
    const distance = sound === sounds[at] ? SAME_SOUND : editDistance(word, other);
    if (distance > wrong || (isShort && distance > SAME_SOUND)) return null;
    sum += distance;
  }
  return sum;
}

/** No gardener chooses from these: a Malanga is not a Maranta. */
function lettersAllowed({ length }: string): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}
