import { expect, test } from 'vitest';
import { PassageIndex, type SearchedQuestion, searchedQuestion } from './passages.ts';
import { plainText, tokensOf } from './tokens.ts';

const PASSAGES = [
  {
    title: 'turn the pot',
    wordings: ['do I have to rotate my plant', 'how often should I turn it'],
    keywords: ['rotate', 'lopsided'],
    text: 'Give it a quarter turn each week, so that it does not lean toward the window.',
  },
  {
    title: 'soil pH',
    wordings: ['how do I make my soil more acid', 'lower the ph for blueberries'],
    keywords: ['ph', 'acid'],
    text: 'Sulfur lowers the pH of soil over some months; test it first.',
  },
  {
    title: 'clean leaves',
    wordings: ['how do I get dust off the leaves'],
    keywords: ['dust', 'wipe'],
    text: 'Wipe smooth leaves with a damp cloth.',
  },
] as const;

const index = new PassageIndex(PASSAGES);

function asked(text: string, askingSentence: number): SearchedQuestion {
  const tokens = tokensOf(plainText(text));
  return searchedQuestion(tokens, askingSentence);
}

function best(text: string, askingSentence = 0): string | undefined {
  const scores = index.scores(asked(text, askingSentence));
  return PASSAGES[scores.indexOf(Math.max(...scores))]?.title;
}

test('A passage is found by what it says, in words that none of its questions has', () => {
  expect(best('it leans hard to the window, give it a turn?')).toBe('turn the pot');
  expect(best('is sulfur the way to go for a test garden bed')).toBe('soil pH');
});

test('The sentence that asks counts more than the story before it', () => {
  const story = 'I wipe the dust off the leaves with a damp cloth.';
  expect(best(`${story} How can I lower the pH?`, 1)).toBe('soil pH');
});

test('A question of one word is hardly like anything', () => {
  const [ofOneWord = 0] = index.scores(asked('turn?', 0));
  const [ofMore = 0] = index.scores(asked('how often should I turn the pot a quarter each week', 0));
  expect(ofOneWord).toBeLessThan(ofMore / 2);
});

test('What has no word in common is not alike at all', () => {
  expect(index.scores(asked('which zone is Munich in', 0))).toEqual([0, 0, 0]);
});

test('A passage that says a question in several of its parts is found before one that has half of it in one', () => {
  const parts = new PassageIndex(
    [
      { title: 'pups of aloe', wordings: ['when do I cut pups off'], keywords: ['offset'], text: 'Pot it in grit.' },
      { title: 'grit', wordings: ['where do I buy grit for pots'], keywords: [], text: 'Ask a builder.' },
    ],
    0.7,
  );
  const [ofPups = 0, ofGrit = 0] = parts.scores(asked('do offsets of aloe go into grit', 0));
  expect(ofPups).toBeGreaterThan(ofGrit);
});

test('A question in the words of one of its questions is as alike as can be, however short it is', () => {
  const [, soil = 0] = index.scores(asked('lower the pH for my blueberries?', 0));
  expect(soil).toBeGreaterThan(0.85);
});

test('a passage with many questions is not found for their words by that alone', () => {
  const few = { title: 'moss', wordings: ['moss on the path', 'green path'], keywords: [], text: 'Scrub it off.' };
  const question = asked('what do I do about snails on the path', 0);
  const scoreWith = (others: readonly string[]) =>
    new PassageIndex([few, { ...few, title: 'gravel', wordings: ['path of gravel', ...others] }], 1).scores(
      question,
    )[1] ?? 0;
  const filler = ['weeds here', 'how deep', 'which kind', 'edges of steel', 'cloth below', 'raked smooth'];
  expect(scoreWith(filler)).toBeLessThan(scoreWith([]));
});
