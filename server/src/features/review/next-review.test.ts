import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoWeek, nextReview } from './next-review.ts';

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

test.each([
  ['Europe/Berlin', '2026-05-01T05:59:59.999Z', '2026-05-01T06:00:00.000Z'],
  ['Europe/Berlin', '2026-05-01T06:00:00.000Z', '2026-05-02T06:00:00.000Z'],
  ['Europe/Berlin', '2026-03-28T12:00:00.000Z', '2026-03-29T06:00:00.000Z'],
  ['Europe/Berlin', '2026-10-24T12:00:00.000Z', '2026-10-25T07:00:00.000Z'],
  ['America/New_York', '2026-05-01T03:00:00.000Z', '2026-05-01T12:00:00.000Z'],
  ['Asia/Kolkata', '2026-05-01T20:00:00.000Z', '2026-05-02T02:30:00.000Z'],
  ['Pacific/Apia', '2011-12-29T20:00:00.000Z', '2011-12-30T18:00:00.000Z'],
])('in %s the morning after %s is %s', (timeZone, now, expected) => {
  expect(nextReview(new Date(now), timeZone)).toBe(expected);
});

test('the next morning is in the future, and at most two days away, in every zone', () => {
  fc.assert(
    fc.property(zone, moment, (timeZone, now) => {
      const wait = Date.parse(nextReview(now, timeZone)) - now.getTime();
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(48 * 3_600_000);
    }),
  );
});

test.each([
  ['2026-05-03T21:59:00.000Z', '2026-W18'],
  ['2026-05-03T22:00:00.000Z', '2026-W19'],
  ['2027-01-03T12:00:00.000Z', '2026-W53'],
  ['2027-01-04T12:00:00.000Z', '2027-W01'],
])('in Berlin %s lies in week %s', (now, week) => {
  expect(isoWeek(new Date(now), 'Europe/Berlin')).toBe(week);
});
