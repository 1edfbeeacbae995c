import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plants } from '../plants.ts';
import { addedNames } from './added-names.ts';
import { wordsOf } from './normalize.ts';
import { isOtherPlant, isWordOfOtherPlant } from './other-plants.ts';

const names: string[] = JSON.parse(readFileSync(new URL('other-plants.json', import.meta.url), 'utf8'));

test('no plant without a record is called like one that has a record', () => {
  const ofRecords = plants.flatMap(({ scientificName, synonyms, commonNames }) => [
    scientificName,
    ...synonyms,
    ...commonNames,
  ]);
  const known = new Set([...ofRecords, ...addedNames.map(([name]) => name)].map((name) => wordsOf(name).join(' ')));
  expect(names.filter((name) => known.has(wordsOf(name).join(' ')))).toEqual([]);
});

test('it is known by its whole name only', () => {
  expect(isOtherPlant('a young African tulip tree in a pot')).toBe(true);
  expect(isOtherPlant('African tulip tree beside a palm')).toBe(false);
  expect(isOtherPlant('tulip tree')).toBe(false);
});

test('its name is spelled right, and words that tell only how a plant looks are none', () => {
  expect(isWordOfOtherPlant('myristica')).toBe(true);
  expect(isWordOfOtherPlant('tree')).toBe(false);
});
