import { expect, test } from 'vitest';
import { rankedAnswers } from '../server/src/engines/embedded/care-answers/routes/ranked-answers.ts';
import { rankOf } from '../server/src/engines/embedded/care-answers/routes/ranker.ts';
import { queryOf } from './query-of.ts';

test('an answer without one of the features cannot be ranked', () => {
  expect(() => rankOf({ score: 3 })).toThrow(/needs the feature/);
});

test('what answers the question is ranked above what only speaks of the same plant', () => {
  const ranked = rankedAnswers(queryOf('garlic', 'how do I know when it is ready to harvest?'));
  const rankFor = (title: RegExp) => ranked.find(({ best }) => title.test(best.subject?.title ?? ''))?.rank ?? 0;
  expect(rankFor(/harvest/)).toBeGreaterThan(rankFor(/plant/) + 0.1);
});

test('the answers are in the order of their ranks, each a number that means about how right it is', () => {
  const ranks = rankedAnswers(queryOf('', 'little black flies come out of the soil')).map(({ rank }) => rank);
  expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
  expect(Math.max(...ranks)).toBeGreaterThan(0.7);
  expect(Math.max(...ranks)).toBeLessThan(1.3);
});
