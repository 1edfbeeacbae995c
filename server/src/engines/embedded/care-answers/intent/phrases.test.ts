import { expect, test } from 'vitest';
import { PhraseFinder, phrase } from './phrases.ts';
import { plainText, tokensOf } from './tokens.ts';

function found(text: string, ...written: readonly string[]): string[] {
  const tokens = tokensOf(plainText(text));
  const finder = new PhraseFinder(written.map((each) => phrase(each, each)));
  return finder
    .in(tokens)
    .map(({ meaning, own }) => `${meaning}: ${own.map((at) => tokens[at]?.word ?? '').join(' ')}`);
}

test('a word is found in all its forms, after = in just this one', () => {
  expect(found('The leaves dropped', 'leaf drop', '=leaf drop', 'leaf =drop|dropped')).toEqual([
    'leaf drop: leaves dropped',
    'leaf =drop|dropped: leaves dropped',
  ]);
});

test('a gap holds up to three words, and a phrase is found once where it fits in several ways', () => {
  expect(found('my dog ate all of the leaves', 'dog .. leaf', 'eat .. leaf')).toEqual(['eat .. leaf: ate leaves']);
  expect(found('drop buds and buds', 'drop .. bud')).toEqual(['drop .. bud: drop buds']);
});

test('the words of a phrase that follow each other stand in one sentence', () => {
  expect(found('It drops. Buds are fine.', 'drop bud')).toEqual([]);
});

test('phrases that overlap are all found: by their first words, then in the order in which they are written', () => {
  expect(found('brown leaf tips', 'leaf tip', 'leaf', 'brown leaf', 'brown')).toEqual([
    'brown leaf: brown leaf',
    'brown: brown',
    'leaf tip: leaf tips',
    'leaf: leaf',
  ]);
});

test('a phrase is found once, by whichever form of a word', () => {
  expect(found('She fell', 'fall|=fell', '=fell', 'fall')).toEqual(['fall|=fell: fell', '=fell: fell', 'fall: fell']);
});
