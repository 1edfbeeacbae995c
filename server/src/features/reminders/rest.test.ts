import { describe, expect, test } from 'vitest';
import type { Recurrence } from './recurrence.ts';
import { afterRest, nextNotice } from './rest.ts';

const BERLIN = 'Europe/Berlin';
const SUMMER = { from: 3, to: 9 };
const every14Days: Recurrence = { frequency: 'daily', interval: 14, season: SUMMER };
const SEPTEMBER_24 = '2026-09-24T07:00:00.000Z';
const start = '2026-09-24T09:00:00';

const at = (moment: string) => new Date(moment);

describe('an open reminder', () => {
  test('does not rest in its season, however long it is overdue, nor without a season', () => {
    expect(afterRest(start, every14Days, SEPTEMBER_24, at('2026-09-30T21:59:00Z'), BERLIN)).toBeNull();
    expect(
      afterRest(start, { ...every14Days, season: null }, SEPTEMBER_24, at('2026-12-01T00:00:00Z'), BERLIN),
    ).toBeNull();
  });

  test('goes to the next season at local midnight of its end', () => {
    expect(afterRest(start, every14Days, SEPTEMBER_24, at('2026-09-30T22:00:00Z'), BERLIN)).toEqual({
      scheduledAt: '2027-03-01T08:00:00.000Z',
      rhythmStart: start,
    });
  });

  test('that is due after the end of its season goes to the next one at once', () => {
    const snoozed = '2026-10-01T07:00:00.000Z';
    expect(afterRest(start, every14Days, snoozed, at(SEPTEMBER_24), BERLIN)?.scheduledAt).toBe(
      '2027-03-01T08:00:00.000Z',
    );
  });

  test('of a rhythm of several years comes in the next season, and counts from there', () => {
    const repot: Recurrence = { frequency: 'monthly', interval: 24, season: { from: 3, to: 5 } };
    expect(
      afterRest('2026-03-15T09:00:00', repot, '2026-03-15T08:00:00.000Z', at('2026-06-01T00:00:00Z'), BERLIN),
    ).toEqual({ scheduledAt: '2027-03-15T08:00:00.000Z', rhythmStart: '2027-03-15T09:00:00' });
  });
});

describe('the next notice of an overdue reminder', () => {
  const repeat = '2026-09-27T07:00:00.000Z';

  test('is its repeat, or the end of its season if that comes first', () => {
    expect(nextNotice(SEPTEMBER_24, at('2026-09-26T00:00:00Z'), BERLIN, SUMMER)).toBe(repeat);
    expect(nextNotice(SEPTEMBER_24, at('2026-09-28T00:00:00Z'), BERLIN, SUMMER)).toBe('2026-09-30T22:00:00.000Z');
    expect(nextNotice(SEPTEMBER_24, at('2026-09-28T00:00:00Z'), BERLIN, null)).toBe('2026-10-01T07:00:00.000Z');
  });

  test('is now where its season is over already', () => {
    expect(nextNotice(SEPTEMBER_24, at('2026-11-01T00:00:00Z'), BERLIN, SUMMER)).toBe('2026-11-01T00:00:00.000Z');
  });
});
