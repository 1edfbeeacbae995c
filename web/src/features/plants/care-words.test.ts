import { expect, it } from 'vitest';
import { ageText, today } from './care-words.ts';

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

it("today is the day on the gardener's own calendar", () => {
  expect(today(new Date(2026, 4, 1, 23, 59))).toBe('2026-05-01');
  expect(today(new Date(2026, 10, 21, 0, 0))).toBe('2026-11-21');
});
