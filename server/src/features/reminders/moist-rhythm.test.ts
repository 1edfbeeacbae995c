import { FREQUENCIES, MAX_INTERVAL, type Rhythm } from '@plantcare/contract/reminders.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longerRhythm, moistDays } from './moist-rhythm.ts';

const DAYS = { once: 0, daily: 1, weekly: 7, monthly: 28 };

const rhythm: fc.Arbitrary<Rhythm> = fc.record({
  frequency: fc.constantFrom(...FREQUENCIES),
  interval: fc.integer({ min: 1, max: MAX_INTERVAL }),
});

test.each([
  ['once', 1, 2],
  ['daily', 1, 1],
  ['daily', 4, 1],
  ['daily', 5, 2],
  ['weekly', 1, 2],
  ['weekly', 2, 4],
  ['monthly', 1, 4],
] as const)('still moist puts off a watering that comes %s, every %i, by %i days', (frequency, interval, days) => {
  expect(moistDays({ frequency, interval })).toBe(days);
});

test('no longer rhythm is offered before still moist was answered three times, and none for what comes once', () => {
  fc.assert(
    fc.property(rhythm, (rhythm) => {
      for (const answers of [0, 1, 2]) expect(longerRhythm(rhythm, answers)).toBeNull();
      expect(longerRhythm({ ...rhythm, frequency: 'once' }, 3)).toBeNull();
    }),
  );
});

test('a longer rhythm is longer, by less than a week or a month, and can be stored', () => {
  fc.assert(
    fc.property(rhythm, fc.integer({ min: 3, max: 9 }), (rhythm, answers) => {
      const longer = longerRhythm(rhythm, answers);
      if (longer === null) return;
      const [before, after] = [rhythm, longer].map(({ frequency, interval }) => DAYS[frequency] * interval);
      expect(after).toBeGreaterThan(before ?? 0);
      expect(after).toBeLessThanOrEqual((before ?? 0) + 31);
      expect(longer.interval).toBeLessThanOrEqual(MAX_INTERVAL);
    }),
  );
});

test.each([
  [
    { frequency: 'daily', interval: 4 },
    { frequency: 'daily', interval: 5 },
  ],
  [
    { frequency: 'weekly', interval: 1 },
    { frequency: 'daily', interval: 9 },
  ],
  [
    { frequency: 'daily', interval: 26 },
    { frequency: 'weekly', interval: 5 },
  ],
  [
    { frequency: 'weekly', interval: 4 },
    { frequency: 'weekly', interval: 5 },
  ],
  [
    { frequency: 'monthly', interval: 1 },
    { frequency: 'weekly', interval: 5 },
  ],
  [
    { frequency: 'monthly', interval: 2 },
    { frequency: 'monthly', interval: 3 },
  ],
] as const)('after %o comes %o', (rhythm, longer) => {
  expect(longerRhythm(rhythm, 3)).toEqual(longer);
});

test.each(['weekly', 'monthly'] as const)('the longest %s rhythm has no longer one', (frequency) => {
  expect(longerRhythm({ frequency, interval: MAX_INTERVAL }, 3)).toBeNull();
});
