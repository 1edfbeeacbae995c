import { monthName } from '@plantcare/contract/month-names.ts';
import type { ReminderSeason } from '@plantcare/contract/reminder-season.ts';
import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import { SEASONS, type Season } from '@plantcare/contract/species.ts';
import { shortName } from './english-dates.ts';

/** "from March to September", "in March". */
export function inMonths({ from, to }: ReminderSeason): string {
  return from === to ? `in ${monthName(from)}` : `from ${monthName(from)} to ${monthName(to)}`;
}

/** "Mar–Sep", "Mar". */
export function shortMonths({ from, to }: ReminderSeason): string {
  const [first, last] = [shortName(monthName(from)), shortName(monthName(to))];
  return first === last ? first : `${first}–${last}`;
}

/** The months outside of a season; null for one of the whole year. */
export function otherMonths({ from, to }: ReminderSeason): ReminderSeason | null {
  const rest = { from: (to % 12) + 1, to: ((from + 10) % 12) + 1 };
  return rest.from === from ? null : rest;
}

/**
 * The months of some seasons.
 * @returns null for the whole year, `apart` where they do not follow each other, such as spring and fall
 */
export function monthsOf(seasons: readonly Season[], hemisphere: Hemisphere): ReminderSeason | 'apart' | null {
  const included = SEASONS.map((season) => seasons.includes(season));
  if (included.every((is) => is === included[0])) return null;
  const begins = included.flatMap((is, place) => (is && !included.at(place - 1) ? place : []));
  const [first, ...others] = begins;
  if (first === undefined || others.length > 0) return 'apart';
  const spring = hemisphere === 'north' ? 3 : 9;
  const month = (season: number) => ((spring + 3 * season - 1) % 12) + 1;
  const length = included.filter((is) => is).length;
  return { from: month(first), to: ((month(first) + 3 * length - 2) % 12) + 1 };
}
