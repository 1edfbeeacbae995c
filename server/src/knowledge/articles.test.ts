import { expect, test } from 'vitest';
import { articles } from './articles.ts';

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

test('articles have ids of their own', () => {
  expect(new Set(articles.map(({ _id }) => _id)).size).toBe(articles.length);
});

test('no two articles answer the same question', () => {
  const questions = articles.flatMap((article) => article.questions.map((question) => question.toLowerCase()));
  expect(new Set(questions).size).toBe(questions.length);
});

test('articles are short', () => {
  expect(
    articles
      .filter(({ text }) => wordsIn(text) < 60 || wordsIn(text) > 140)
      .map(({ _id, text }) => [_id, wordsIn(text)]),
  ).toEqual([]);
});

test('the article on mixing chemicals warns first and says what to do and whom to call', () => {
  const { text } = articles.find(({ _id }) => _id === 'mixing-chemicals') ?? { text: '' };
  expect(text).toMatch(/^\*\*Never mix them\.\*\*/);
  expect(text).toMatch(/chlorine gas/);
  expect(text).toMatch(/fresh air.*poison control/s);
});

test('articles are written in American English, with figures as in "40%"', () => {
  const british = /\b\w*(?:colour|mould|fertilis|grey|vapour|litre|metre|aluminium|neighbour)\w*\b|\d %/i;
  expect(articles.filter(({ text }) => british.test(text)).map(({ _id }) => _id)).toEqual([]);
});
