import { expect, test } from 'vitest';
import { usualTexts } from './usual-texts.ts';

const KINDS = ['Succulent', 'Cactus', 'Fern', 'Tropical foliage', 'Carnivorous plant', 'Flowering plant', 'Crème pot'];

test('without typed text all are offered, at most twelve', () => {
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

test('at most four are offered while typing, so that the search results keep their place', () => {
  expect(
    usualTexts(
      Array.from({ length: 9 }, (_, i) => `Fern ${i}`),
      'fern',
      [],
    ),
  ).toHaveLength(4);
});

test('the text in the field and the search results are not offered twice', () => {
  expect(usualTexts(['Fern', 'Fern, old'], 'fern', [])).toEqual(['Fern, old']);
  expect(usualTexts(['Monstera deliciosa', 'Monstera adansonii'], 'monst', ['Monstera deliciosa'])).toEqual([
    'Monstera adansonii',
  ]);
});
