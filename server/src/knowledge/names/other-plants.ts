import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isDescribing, withoutSurroundings } from './descriptors.ts';

/**
 * Plants that gardeners name and that have no record. Nothing is recognized by these names, because they are like those of
 * other plants: Parrotia is no misspelled Parodia, and an African tulip tree is no tulip tree.
 */
const names = z
  .array(z.string().trim().min(1))
  .parse(JSON.parse(readFileSync(new URL('other-plants.json', import.meta.url), 'utf8')));

const known = new Set(names.map((name) => withoutSurroundings(name).join(' ')));

const words = new Set(names.flatMap(withoutSurroundings).filter((word) => !isDescribing(word)));

/** Whether a text is the name of a plant that has no record. */
export function isOtherPlant(text: string): boolean {
  return known.has(withoutSurroundings(text).join(' '));
}

/** Whether a word is spelled right although no record's name has it. */
export function isWordOfOtherPlant(word: string): boolean {
  return words.has(word);
}
