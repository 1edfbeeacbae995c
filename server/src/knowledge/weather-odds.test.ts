import { expect, test } from 'vitest';
import { problems } from './problems.ts';
import { weatherOdds } from './weather-odds.ts';

test('the weather shifts the odds of problems that there are', () => {
  const ids = new Set(problems.map(({ _id }) => _id));
  const unknown = Object.values(weatherOdds)
    .flatMap((odds) => Object.keys(odds))
    .filter((id) => !ids.has(id));
  expect(unknown).toEqual([]);
});
