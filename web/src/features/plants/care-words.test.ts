import { expect, it } from 'vitest';
import { ageText } from './care-words.ts';

it.each([
  [0, '0 weeks'],
  [1, '1 week'],
  [12, '12 weeks'],
  [104, '104 weeks'],
  [105, 'About 2 years'],
  [520, 'About 10 years'],
])('an age of %i weeks reads "%s"', (weeks, text) => {
  expect(ageText(weeks)).toBe(text);
});
