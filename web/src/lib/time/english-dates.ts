// The texts of the application are English, so these words are known: the first formatter of `Intl` takes a phone 100 ms.

import { monthName } from '@plantcare/contract/month-names.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** "Mar" for "March", "Tue" for "Tuesday". */
export function shortName(name: string): string {
  return name.slice(0, 3);
}

/** "Friday", on the local calendar. */
export function weekdayName(moment: Date): string {
  return WEEKDAYS[moment.getDay()] ?? '';
}

/** The local day as "May 28". */
export function monthAndDay(moment: Date): string {
  return `${shortName(monthName(moment.getMonth() + 1))} ${moment.getDate()}`;
}

/** The local day as "May 28, 2026". */
export function monthDayAndYear(moment: Date): string {
  return `${monthAndDay(moment)}, ${moment.getFullYear()}`;
}

/** The local day as "September 28, 2026". */
export function longDate(moment: Date): string {
  return `${monthName(moment.getMonth() + 1)} ${moment.getDate()}, ${moment.getFullYear()}`;
}

/** Noon of a day such as `2026-05-01`, so that its local day is the same in every time zone. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}
