import { describe, expect, test } from 'vitest';
import type { DayTotals } from './statistics.repository.ts';
import { daysOfMonth, seasonsOfYear, totalsOf, yearEarlier } from './year-totals.ts';

const NOTHING = { waterings: 0, entries: 0, photos: 0, gained: 0, farewells: 0, died: 0 };
const watered = (day: string, waterings = 1): DayTotals => ({ ...NOTHING, day, waterings, entries: waterings });

test('totals are of the days from the first to the last, both included', () => {
  const days = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'].map((day) => watered(day));
  expect(totalsOf(days, '2026-01-01', '2026-01-31')).toEqual({ ...NOTHING, waterings: 2, entries: 2 });
});

test('February has 29 days in a leap year only', () => {
  expect([daysOfMonth(2028, 2).lastDay, daysOfMonth(2026, 2).lastDay, daysOfMonth(2100, 2).lastDay]).toEqual([
    '2028-02-29',
    '2026-02-28',
    '2100-02-28',
  ]);
});

test('a year before February 29 it was the 28th', () => {
  expect([yearEarlier('2028-02-29'), yearEarlier('2026-11-22')]).toEqual(['2027-02-28', '2025-11-22']);
});

describe('the seasons of a year', () => {
  test('are whole months from December of the year before on, by hemisphere', () => {
    const spans = (hemisphere: 'north' | 'south') =>
      seasonsOfYear([], 2028, hemisphere).map(({ season, firstDay, lastDay }) => [season, firstDay, lastDay]);
    expect(spans('north')).toEqual([
      ['winter', '2027-12-01', '2028-02-29'],
      ['spring', '2028-03-01', '2028-05-31'],
      ['summer', '2028-06-01', '2028-08-31'],
      ['autumn', '2028-09-01', '2028-11-30'],
    ]);
    expect(spans('south').map(([season]) => season)).toEqual(['summer', 'autumn', 'winter', 'spring']);
  });

  test('have beside them the same season a year earlier', () => {
    const days = [
      watered('2025-02-28', 2),
      watered('2025-12-01', 3),
      watered('2026-02-28', 4),
      watered('2026-12-01', 5),
    ];
    const [winter] = seasonsOfYear(days, 2026, 'north');
    expect([winter?.totals.waterings, winter?.yearBefore.waterings]).toEqual([7, 2]);
  });
});
