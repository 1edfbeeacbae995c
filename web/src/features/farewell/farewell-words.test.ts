import { expect, test } from 'vitest';
import { timeTogether, yearsText } from './farewell-words.ts';

test.each([
  ['2026-05-01', '2026-05-01', 'a day'],
  ['2026-05-01', '2026-05-02', '1 day'],
  ['2026-05-01', '2026-05-31', '30 days'],
  ['2026-01-31', '2026-02-28', '28 days'],
  ['2026-05-01', '2026-06-01', '1 month'],
  ['2025-12-15', '2026-11-14', '10 months'],
  ['2025-05-01', '2026-05-01', '1 year'],
  ['2021-03-10', '2026-11-22', '5 years and 8 months'],
])('from %s to %s a plant was with its gardener for %s', (since, day, text) => {
  expect(timeTogether({ since, day })).toBe(text);
});

test('the years of a plant are one where it came and left in the same', () => {
  expect(yearsText({ since: '2021-03-10', day: '2026-11-22' })).toBe('2021 – 2026');
  expect(yearsText({ since: '2026-03-10', day: '2026-11-22' })).toBe('2026');
});
