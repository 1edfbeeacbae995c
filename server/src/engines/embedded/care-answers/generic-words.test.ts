import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isNoPlantName } from './generic-words.ts';

test.each([
  ...['tap water', 'wood chips', 'perlite', 'epsom salt', 'terracotta pots', 'drip irrigation', 'seed starting'],
  ...['privacy hedge', 'what shrub is this', 'wilted plant', 'plant from the supermarket', 'evergreen shrub'],
  ...['hydrogen peroxide', 'coffee grounds', 'lawn sprinkler', 'bearded dragon plants', 'carnivorous plants'],
])('"%s" is no name of a plant', (typed) => {
  expect(isNoPlantName(typed)).toBe(true);
});

test.each([
  ...['tree of heaven', 'corpse flower', 'water soldier', 'death camas', 'ghost pipe', 'ledebouria', 'mandrake'],
  ...['unknownia fantastica', 'pitcher plant from the supermarket', 'snake plant', 'string of hearts', 'dragon plant'],
])('"%s" is the name of a plant, known or not', (typed) => {
  expect(isNoPlantName(typed)).toBe(false);
});

test('the plants that have no record keep their names', () => {
  const file = readFileSync(new URL('../../../knowledge/names/other-plants.json', import.meta.url), 'utf8');
  const names: unknown = JSON.parse(file);
  // Grass and tree are general words by themselves.
  expect(Array.isArray(names) && names.filter((name) => isNoPlantName(String(name)))).toEqual(['Grass tree']);
});
