import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { wordsOf } from './normalize.ts';

/** Words of everyday English that are spelled almost like a plant's name. Alone none of them is a misspelled name. */
const everydayWords: ReadonlySet<string> = new Set(
  z
    .array(z.string().trim().min(1))
    .parse(JSON.parse(readFileSync(new URL('everyday-words.json', import.meta.url), 'utf8')))
    .flatMap(wordsOf),
);

/** Whether these words are a single one of everyday English, as in "bitterness", which is no bittercress. */
export function isEverydayWord(words: readonly string[]): boolean {
  const [word, ...others] = words;
  return word !== undefined && others.length === 0 && everydayWords.has(word);
}
