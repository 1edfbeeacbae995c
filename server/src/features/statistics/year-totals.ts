import { type Hemisphere, seasonOf } from '@plantcare/contract/seasons.ts';
import type { GardenTotals, SeasonOfYear } from '@plantcare/contract/statistics.ts';
import { Temporal } from 'temporal-polyfill';
import type { DayTotals } from './statistics.repository.ts';

const NOTHING: GardenTotals = { waterings: 0, entries: 0, photos: 0, gained: 0, farewells: 0, died: 0 };

/** The totals of the days from the first to the last one, both included. */
export function totalsOf(days: readonly DayTotals[], firstDay: string, lastDay: string): GardenTotals {
  const totals = { ...NOTHING };
  for (const { day, waterings, entries, photos, gained, farewells, died } of days) {
    if (day < firstDay || day > lastDay) continue;
    totals.waterings += waterings;
    totals.entries += entries;
    totals.photos += photos;
    totals.gained += gained;
    totals.farewells += farewells;
    totals.died += died;
  }
  return totals;
}

/** The first and the last day of a year. */
export function daysOfYear(year: number): { firstDay: string; lastDay: string } {
  return { firstDay: `${year}-01-01`, lastDay: `${year}-12-31` };
}

/** The first and the last day of a month, counted from 1. */
export function daysOfMonth(year: number, month: number): { firstDay: string; lastDay: string } {
  const first = new Temporal.PlainDate(year, month, 1);
  return { firstDay: first.toString(), lastDay: first.with({ day: first.daysInMonth }).toString() };
}

/** The first day that a year is computed from: that of the season of the year before, which began in December. */
export function firstDayToRead(year: number): string {
  return `${year - 2}-12-01`;
}

/** The same day a year earlier; of February 29 it is the 28th. */
export function yearEarlier(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ years: 1 }).toString();
}

/** The four seasons of a year by whole months, beginning with December of the year before, each beside the one a year earlier. */
export function seasonsOfYear(days: readonly DayTotals[], year: number, hemisphere: Hemisphere): SeasonOfYear[] {
  return [0, 3, 6, 9].map((months) => {
    const first = new Temporal.PlainDate(year - 1, 12, 1).add({ months });
    const earlier = first.subtract({ years: 1 });
    const firstDay = first.toString();
    const lastDay = lastDayOf(first);
    return {
      season: seasonOf(firstDay, hemisphere),
      firstDay,
      lastDay,
      totals: totalsOf(days, firstDay, lastDay),
      yearBefore: totalsOf(days, earlier.toString(), lastDayOf(earlier)),
    };
  });
}

/** The last day of a season, from its first one. */
function lastDayOf(first: Temporal.PlainDate): string {
  return first.add({ months: 3 }).subtract({ days: 1 }).toString();
}
