import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentenceStream } from './sentence-stream.ts';

/** The sentences passed on from a text that arrives in pieces. */
function sentencesFrom(pieces: readonly string[], isAllowed: (text: string) => boolean = () => true) {
  const passed: string[] = [];
  const read = sentenceStream(1000, (more) => passed.push(more), isAllowed);
  let soFar = '';
  for (const piece of pieces) {
    soFar += piece;
    read(soFar);
  }
  return passed;
}

test('a text is passed on sentence by sentence', () => {
  expect(sentencesFrom(['Water it. Che', 'ck the ', 'soil first. Th', 'en wait.\n'])).toEqual([
    'Water it.',
    ' Check the soil first.',
    ' Then wait.',
  ]);
});

test('an unfinished tag, image or link is not passed on', () => {
  expect(sentencesFrom(['One. ![a. b', 'x](https://evil.', 'example/?q) Two. ']).join('')).toBe('One. a. bx Two.');
  expect(sentencesFrom(['One. <img ', 'alt="a. b" ', 'src=x>Two. ']).join('')).toBe('One. Two.');
  expect(sentencesFrom(['Below < 10. ', 'Then in. ']).join('')).toBe('Below < 10. Then in.');
});

test('a sentence that is not allowed ends the text', () => {
  expect(sentencesFrom(['One. ', 'Safe. ', 'Three. '], (text) => !text.includes('Safe'))).toEqual(['One.']);
});

test('nothing unsafe is passed on, however the text was cut', () => {
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
      expect(sentencesFrom(pieces).join('')).not.toMatch(/<[a-z/!?]|\]\(|!\[|https?:/i);
    }),
  );
});

test('each sentence is checked once and alone, however many there are and however small the pieces', () => {
  const text = 'Water it when the top of the soil is dry. '.repeat(500);
  const judged: string[] = [];
  const read = sentenceStream(
    text.length,
    () => undefined,
    (sentence) => judged.push(sentence) > 0,
  );
  for (let end = 0; end <= text.length; end += 5) read(text.slice(0, end));
  read(text);
  expect(judged).toHaveLength(500);
  expect(judged.join(' ')).toBe(text.trim());
});

test('no more than the maximum is passed on', () => {
  expect(sentencesFrom(['One two three. '.repeat(100)]).join('').length).toBeLessThanOrEqual(1000);
});
