import { expect, test } from 'vitest';
import { readInterval } from './table-interval.ts';

test.each([
  ['7', 7],
  ['7 days', 7],
  ['every 10 days', 10],
  ['Every 2 weeks', 14],
  ['1w', 7],
  ['weekly', 7],
  ['bi-weekly', 14],
  ['once a week', 7],
  ['monthly', 30],
  ['daily', 1],
  ['365', 365],
])('“%s” is every %i days', (text, days) => {
  expect(readInterval(text)).toBe(days);
});

test.each(['0', '366', '7-10', '7.5', '-7', 'when dry', 'twice a week', ''])('“%s” is no number of days', (text) => {
  expect(readInterval(text)).toBeNull();
});
