import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bySentence } from './spoken-text.ts';

/** What is heard of a text that comes in pieces. */
function heard(pieces: readonly string[], mayBeHeard: (text: string) => boolean = () => true) {
  const said: string[] = [];
  const hear = bySentence(1000, (more) => said.push(more), mayBeHeard);
  let soFar = '';
  for (const piece of pieces) {
    soFar += piece;
    hear(soFar);
  }
  return said;
}

test('a text is heard sentence by sentence', () => {
  expect(heard(['Water it. Che', 'ck the ', 'soil first. Th', 'en wait.\n'])).toEqual([
    'Water it.',
    ' Check the soil first.',
    ' Then wait.',
  ]);
});

test('half a tag, image or link is not heard', () => {
  expect(heard(['One. ![a. b', 'x](https://evil.', 'example/?q) Two. ']).join('')).toBe('One. a. bx Two.');
  expect(heard(['One. <img ', 'alt="a. b" ', 'src=x>Two. ']).join('')).toBe('One. Two.');
  expect(heard(['Below < 10. ', 'Then in. ']).join('')).toBe('Below < 10. Then in.');
});

test('what may not be heard ends it', () => {
  expect(heard(['One. ', 'Safe. ', 'Three. '], (text) => !text.includes('Safe'))).toEqual(['One.']);
});

test('nothing is heard that may not be shown, however it was cut', () => {
  const part = fc.constantFrom(
    'a',
    'b. ',
    '\n\n',
    '<b>',
    '</b>',
    '<',
    '[x',
    '](y)',
    '! ',
    '**',
    'https://x.y ',
    '5 > 3. ',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (pieces) => {
      expect(heard(pieces).join('')).not.toMatch(/<[a-z/!?]|\]\(|!\[|https?:/i);
    }),
  );
});

test('every sentence is judged once and alone, however many there are and however small they come', () => {
  const text = 'Water it when the top of the soil is dry. '.repeat(500);
  const judged: string[] = [];
  const hear = bySentence(
    text.length,
    () => undefined,
    (sentence) => judged.push(sentence) > 0,
  );
  for (let end = 0; end <= text.length; end += 5) hear(text.slice(0, end));
  hear(text);
  expect(judged).toHaveLength(500);
  expect(judged.join(' ')).toBe(text.trim());
});

test('no more is heard than may be shown', () => {
  expect(heard(['One two three. '.repeat(100)]).join('').length).toBeLessThanOrEqual(1000);
});
