import { longDate, noonOf } from './english-dates.ts';

/** The local day of a moment such as `2026-05-01T08:30:00.000Z`: "May 1, 2026". */
export function formatMoment(instant: string): string {
  return longDate(new Date(instant));
}

/** A day without a time such as `2026-05-01`, the same in every time zone: "May 1, 2026". */
export function formatDay(day: string): string {
  return longDate(noonOf(day));
}

/** The local calendar day of a moment, as `2026-05-01`. */
export function localDay(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  return `${moment.getFullYear()}-${month}-${String(moment.getDate()).padStart(2, '0')}`;
}

/** Whole local calendar days from one moment to another; summer time makes no difference. */
export function daysBetween(earlier: Date, later: Date): number {
  const midnight = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return Math.round((midnight(later) - midnight(earlier)) / 86_400_000);
}

type Unit = 'week' | 'month' | 'year';

/** "3 weeks ago", "last week". */
function ago(count: number, unit: Unit): string {
  return count === 1 ? `last ${unit}` : `${count} ${unit}s ago`;
}

/** "today", "yesterday", "3 days ago", then weeks, months and years. */
export function daysAgo(instant: string, now: Date): string {
  const days = Math.max(0, daysBetween(new Date(instant), now));
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 14) return `${days} days ago`;
  if (days < 60) return ago(Math.floor(days / 7), 'week');
  if (days < 730) return ago(Math.floor(days / 30.44), 'month');
  return ago(Math.floor(days / 365.25), 'year');
}
