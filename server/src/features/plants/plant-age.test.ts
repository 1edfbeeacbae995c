import { expect, test } from 'vitest';
import { ageInWeeks, growingSince } from './plant-age.ts';

const NOW = new Date('2026-05-01T08:00:00.000Z');

test.each([0, 1, 12, 15_000])('an age of %i weeks is that age at the same moment', (weeks) => {
  expect(ageInWeeks(growingSince(weeks, NOW), NOW)).toBe(weeks);
});

test('a week counts from the beginning of the day on which it is complete; within a day no age changes', () => {
  const since = growingSince(12, NOW);
  expect(ageInWeeks(since, new Date('2026-05-07T23:59:59.999Z'))).toBe(12);
  expect(ageInWeeks(since, new Date('2026-05-08T00:00:00.000Z'))).toBe(13);
  expect(ageInWeeks(since, new Date('2026-05-08T23:59:59.999Z'))).toBe(13);
});

test('the age is never negative, even after a clock was set back', () => {
  expect(ageInWeeks(growingSince(0, NOW), new Date('2026-04-01T00:00:00.000Z'))).toBe(0);
});
