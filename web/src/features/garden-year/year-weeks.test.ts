import { describe, expect, it } from 'vitest';
import { daysOfMonth, isoWeek, weekdayOf, weeksOfYear } from './year-weeks.ts';

describe('the ISO week', () => {
  // https://en.wikipedia.org/wiki/ISO_week_date has these examples.
  it.each([
    ['1977-01-01', 53],
    ['1977-01-02', 53],
    ['1977-12-31', 52],
    ['1978-01-01', 52],
    ['1978-01-02', 1],
    ['1978-12-31', 52],
    ['1979-12-30', 52],
    ['1979-12-31', 1],
    ['1980-12-28', 52],
    ['1980-12-29', 1],
    ['1981-12-31', 53],
    ['1982-01-03', 53],
    ['2026-11-22', 47],
  ])('of %s is %d', (day, week) => {
    expect(isoWeek(day)).toBe(week);
  });
});

describe('the weeks of a year', () => {
  it('begin on Mondays and have each day once, also in leap years', () => {
    for (const year of [2024, 2025, 2026, 2027, 2028]) {
      const days = Array.from({ length: 12 }, (_, month) => daysOfMonth(year, month + 1)).flat();
      expect(days).toHaveLength(year % 4 === 0 ? 366 : 365);
      const weeks = weeksOfYear(
        year,
        days.map((day) => ({ day, count: 1 })),
        `${year}-12-31`,
      );
      expect(weeks.slice(1).map(({ firstDay }) => weekdayOf(firstDay))).toEqual(weeks.slice(1).map(() => 0));
      expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(days.length);
      expect(weeks.slice(1, -1).every(({ count }) => count === 7)).toBe(true);
    }
  });

  it('end with today while the year is not over', () => {
    expect(weeksOfYear(2026, [{ day: '2026-01-05', count: 3 }], '2026-01-06')).toEqual([
      { number: 1, firstDay: '2026-01-01', lastDay: '2026-01-04', count: 0 },
      { number: 2, firstDay: '2026-01-05', lastDay: '2026-01-06', count: 3 },
    ]);
  });
});
