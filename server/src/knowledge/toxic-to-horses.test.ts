import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { genusOf, plants } from './plants.ts';
import { isToxicToHorses } from './toxic-to-horses.ts';

const { plants: listed } = JSON.parse(readFileSync(new URL('toxic-to-horses.json', import.meta.url), 'utf8')) as {
  plants: string[];
};

test('each name is that of a record or of a genus with records', () => {
  const known = new Set(plants.flatMap((plant) => [plant.scientificName, genusOf(plant)]));
  expect(listed.filter((name) => !known.has(name))).toEqual([]);
});

test('a genus stands for its species, and a species only for itself', () => {
  const isToxic = (name: string) => isToxicToHorses({ scientificName: name });
  expect(isToxic('Narcissus')).toBe(true);
  expect(isToxic('Rhododendron obtusum')).toBe(true);
  expect(isToxic('Ficus benjamina')).toBe(true);
  expect(isToxic('Ficus carica')).toBe(false);
});
