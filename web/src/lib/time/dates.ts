import { onFirstUse } from '@/lib/on-first-use.ts';

const DAY = onFirstUse(() => new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' }));
const CALENDAR_DAY = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** The local day of a moment such as `2026-05-01T08:30:00.000Z`: "May 1, 2026". */
export function formatMoment(instant: string): string {
  return DAY().format(new Date(instant));
}

/** A day without a time such as `2026-05-01`, the same in every time zone: "May 1, 2026". */
export function formatDay(day: string): string {
  return CALENDAR_DAY().format(new Date(`${day}T00:00:00Z`));
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

const RELATIVE = onFirstUse(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));

/** "today", "yesterday", "3 days ago", then weeks, months and years. */
export function daysAgo(instant: string, now: Date): string {
  const days = Math.max(0, daysBetween(new Date(instant), now));
  if (days < 14) return RELATIVE().format(-days, 'day');
  if (days < 60) return RELATIVE().format(-Math.floor(days / 7), 'week');
  if (days < 730) return RELATIVE().format(-Math.floor(days / 30.44), 'month');
  return RELATIVE().format(-Math.floor(days / 365.25), 'year');
}
