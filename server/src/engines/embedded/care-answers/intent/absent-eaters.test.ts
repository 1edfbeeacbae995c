import { expect, test } from 'vitest';
import { absentEaters, withoutAbsent } from './absent-eaters.ts';
import { plainText, tokensOf } from './tokens.ts';

const absentIn = (written: string) => [...absentEaters(tokensOf(plainText(written)))].toSorted();

test.each([
  ['a plant for a dark hallway, no cats or kids', ['children', 'safe-for-cats', 'safe-for-children']],
  ['I do not have dogs', ['safe-for-dogs']],
  ["we don't have any pets", ['harmless-to-tested', 'safe-for-cats', 'safe-for-dogs']],
  ['nobody here has a cat', ['safe-for-cats']],
  ['we have no cats, but two dogs', ['safe-for-cats']],
  ['a pet free home', ['harmless-to-tested', 'safe-for-cats', 'safe-for-dogs']],
  ['there are no deer here', ['deer']],
])('"%s" wishes for no plants that are safe for them', (written, expected) => {
  expect(absentIn(written)).toEqual(expected);
});

test.each([
  'not toxic to cats',
  'which ones do not harm dogs',
  'safe for my cat and my kids',
  'which shrubs will no deer eat',
  'no harm to my cats please',
  'I have a cat and no dog, and another dog next door',
])('"%s" may', (written) => {
  expect(absentIn(written)).toEqual([]);
});

test('who is not there comes to no harm, who is there may', () => {
  const harmIn = (written: string) => [
    ...withoutAbsent(new Set(['cats', 'children', 'eaten']), tokensOf(plainText(written))),
  ];
  expect(harmIn('no cats here, but my toddler ate a leaf')).toEqual(['children', 'eaten']);
  expect(harmIn('no children should touch it, and my cat ate it')).toEqual(['cats', 'children', 'eaten']);
});
