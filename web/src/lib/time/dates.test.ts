import { describe, expect, it } from 'vitest';
import { daysAgo, daysBetween, formatDay, formatMoment, localDay } from '@/lib/time/dates.ts';

describe('dates', () => {
  it('writes a calendar day unchanged, in any time zone', () => {
    expect(formatDay('2026-05-01')).toBe('May 1, 2026');
  });

  it('writes the local day of a moment', () => {
    const noon = new Date(2026, 4, 1, 12).toISOString();
    expect(formatMoment(noon)).toBe('May 1, 2026');
  });
});

describe('days since', () => {
  const now = new Date(2026, 4, 20, 9);
  const at = (month: number, day: number, hour = 12, year = 2026) => new Date(year, month - 1, day, hour).toISOString();

  it('are calendar days, not spans of 24 hours', () => {
    expect(daysAgo(at(5, 20, 1), now)).toBe('today');
    expect(daysAgo(at(5, 19, 23), now)).toBe('yesterday');
    expect(daysAgo(at(5, 17, 23), now)).toBe('3 days ago');
  });

  it('become weeks, months and years', () => {
    expect(daysAgo(at(5, 1), now)).toBe('2 weeks ago');
    expect(daysAgo(at(2, 1), now)).toBe('3 months ago');
    expect(daysAgo(at(2, 1, 12, 2022), now)).toBe('4 years ago');
  });

  it('are never negative, even if a clock is ahead', () => {
    expect(daysAgo(at(5, 21), now)).toBe('today');
  });

  it('do not lose a day to summer time', () => {
    expect(daysBetween(new Date(2026, 2, 1, 0), new Date(2026, 3, 1, 0))).toBe(31);
  });
});

describe('the local day', () => {
  it('has leading zeros', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
