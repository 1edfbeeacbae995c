import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isEverydayWord } from './everyday-words.ts';
import { findSpecies } from './match.ts';

const words: string[] = JSON.parse(readFileSync(new URL('everyday-words.json', import.meta.url), 'utf8'));

test('none of them names a plant', () => {
  expect(words.filter((word) => findSpecies(word))).toEqual([]);
});

test('beside another word they may be a misspelled one', () => {
  expect(isEverydayWord(['time'])).toBe(true);
  expect(isEverydayWord(['lemon', 'time'])).toBe(false);
});
