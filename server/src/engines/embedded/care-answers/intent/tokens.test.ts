import { expect, test } from 'vitest';
import { plainText, tokensOf } from './tokens.ts';

test.each([
  ['I cant, wont and dont', 'i can not, will not and do not'],
  ['it isn’t; they couldnt; Im here', 'it is not; they could not; i am here'],
  ['whats this', 'what is this'],
  ['is it to late', 'is it too late'],
  ['a bit dry, the same bit of lawn', 'slightly dry, the same part of lawn'],
  ['Öl auf Pflanzen', 'ol auf pflanzen'],
  ['my monstera’s leaves', 'my monstera leaves'],
  ['nothing to change here', 'nothing to change here'],
])('"%s" is plainly "%s"', (written, plain) => {
  expect(plainText(written)).toBe(plain);
});

test('words have their sentence, and a corrected one may be two', () => {
  const tokens = tokensOf('it droops. houseplant?', (word) => (word === 'houseplant' ? 'house plant' : word));
  expect(tokens.map(({ word, sentence }) => `${sentence} ${word}`)).toEqual(['0 it', '0 droops', '1 house', '1 plant']);
});
