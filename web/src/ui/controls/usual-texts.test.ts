import { expect, test } from 'vitest';
import { usualTexts } from './usual-texts.ts';

const KINDS = ['Succulent', 'Cactus', 'Fern', 'Tropical foliage', 'Carnivorous plant', 'Flowering plant', 'Crème pot'];

test('before anything is typed all are offered, a dozen at most', () => {
  expect(usualTexts(KINDS, '', [])).toEqual(KINDS);
  const many = Array.from({ length: 30 }, (_, i) => `Kind ${i}`);
  expect(usualTexts(many, '  ', [])).toEqual(many.slice(0, 12));
});

test.each([
  ['plant', ['Carnivorous plant', 'Flowering plant']],
  ['PLANT flow', ['Flowering plant']],
  ['creme', ['Crème pot']],
  ['monstera', []],
])('"%s" narrows them', (typed, left) => {
  expect(usualTexts(KINDS, typed, [])).toEqual(left);
});

test('four of many stay while somebody types, so that what is found keeps its place', () => {
  expect(
    usualTexts(
      Array.from({ length: 9 }, (_, i) => `Fern ${i}`),
      'fern',
      [],
    ),
  ).toHaveLength(4);
});

test('what stands in the field, or is found besides, is not offered twice', () => {
  expect(usualTexts(['Fern', 'Fern, old'], 'fern', [])).toEqual(['Fern, old']);
  expect(usualTexts(['Monstera deliciosa', 'Monstera adansonii'], 'monst', ['Monstera deliciosa'])).toEqual([
    'Monstera adansonii',
  ]);
});
