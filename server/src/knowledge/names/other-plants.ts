import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isDescribing, withoutSurroundings } from './descriptors.ts';
import { wordsOf } from './normalize.ts';

/**
 * Plants that gardeners name and that have no record. Nothing is recognized by these names, because they are like those of
 * other plants: Parrotia is no misspelled Parodia, and an African tulip tree is no tulip tree.
 */
const names = z
  .array(z.string().trim().min(1))
  .parse(JSON.parse(readFileSync(new URL('other-plants.json', import.meta.url), 'utf8')));

const known = new Set(names.map((name) => withoutSurroundings(name).join(' ')));

const words = new Set(names.flatMap(withoutSurroundings).filter((word) => !isDescribing(word)));

const namesOfSeveralWords = new Set(names.map((name) => wordsOf(name).join(' ')).filter((name) => name.includes(' ')));

/** Whether these words of a sentence are such a name: a Barbados cherry is no cherry. A single word may be another one's as well. */
export function isNameOfOtherPlant(words: readonly string[]): boolean {
  return namesOfSeveralWords.has(words.join(' '));
}

/** Whether a text is the name of a plant that has no record. */
export function isOtherPlant(text: string): boolean {
  return known.has(withoutSurroundings(text).join(' '));
}

/** Whether a word is spelled right although no record's name has it. */
export function isWordOfOtherPlant(word: string): boolean {
  return words.has(word);
}
