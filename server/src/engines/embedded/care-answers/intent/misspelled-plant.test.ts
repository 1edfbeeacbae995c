import { expect, test } from 'vitest';
import { plantMisspelledIn } from './misspelled-plant.ts';

test.each([
  ['how often to water a sansaveria', 'Dracaena trifasciata'],
  ['my monstra has yellow leaves', 'Monstera deliciosa'],
  ['fidle leaf fig drops leaves', 'Ficus lyrata'],
  ['peice lily drooping', 'Spathiphyllum wallisii'],
])('a misspelled name is understood: %s', (question, plant) => {
  expect(plantMisspelledIn(question, 1)?.scientificName).toBe(plant);
});

test.each([
  'my plant is droopin after repoting',
  'i fertilzed it and now it wilts',
  'the tomato leaves curl',
  'can we eat whats left',
])('another misspelled word is no plant, nor is a name that is spelled right: %s', (question) => {
  expect(plantMisspelledIn(question, 1)).toBeNull();
});
