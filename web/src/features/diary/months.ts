import { monthName } from '@plantcare/contract/month-names.ts';
import type { DiaryBrowsing, IndexedEntry } from './browse-diary.ts';

/** "May 2026" for a text that begins with `2026-05`. */
export function monthText(day: string): string {
  return `${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`;
}

type DayRange = Pick<DiaryBrowsing, 'from' | 'to'>;

/** The first and the last day of a month such as `2026-05`; without a month, all days. */
export function daysOfMonth(month: string): DayRange {
  if (month === '') return { from: '', to: '' };
  const last = new Date(`${month}-01T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}

/** The month whose days these are exactly, else an empty text. */
export function monthOf({ from, to }: DayRange): string {
  const month = from.slice(0, 7);
  return month !== '' && daysOfMonth(month).from === from && daysOfMonth(month).to === to ? month : '';
}

/** The months with entries, the latest first. */
export function monthsOf(entries: readonly IndexedEntry[]): string[] {
  return [...new Set(entries.map(({ day }) => day.slice(0, 7)))].sort().reverse();
}
