import { expect, test } from 'vitest';
import { type GrowthForm, growthFormOf } from './growth-form.ts';

test.each<[string, GrowthForm]>([
  ['Christmas cactus', 'cactus'],
  ['Boston fern', 'fern'],
  ['Areca palm', 'palm'],
  ['Monstera deliciosa', 'monstera'],
  ['Aloe vera', 'rosette'],
  ['Phalaenopsis orchid', 'orchid'],
  ['Sweet basil', 'herb'],
  ['Rosemary', 'herb'],
  ['Rose', 'flower'],
  ['Epipremnum aureum', 'trailing'],
  ['Snake plant', 'sword'],
  ['Ficus lyrata', 'broadleaf'],
])('%s is drawn as a %s', (species, form) => {
  expect(growthFormOf(species)).toBe(form);
});

test('an unknown species has the same form in any spelling', () => {
  expect(growthFormOf('  Zzyzxia ')).toBe(growthFormOf('zzyzxia'));
});
