import { dueMoment } from '@plantcare/contract/due.ts';
import { monthName } from '@plantcare/contract/month-names.ts';
import { isSeasonMonth } from '@plantcare/contract/reminder-season.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { daysBetween } from '@/lib/time/dates.ts';

/** So close to its date a reminder is said to be due on a day. */
const DAYS_NAMED = 7;

/** "Rests until March", with the year from a year on; null for a reminder that is not at rest now. */
export function restText(reminder: Reminder, now: Date): string | null {
  const { season, completed } = reminder;
  const due = new Date(dueMoment(reminder));
  if (completed || season === null || daysBetween(now, due) <= DAYS_NAMED) return null;
  const [first, last] = [monthsSinceZero(now), monthsSinceZero(due)];
  let rests = false;
  for (let month = first; month < last && !rests; month += 1) rests = !isSeasonMonth(season, (month % 12) + 1);
  if (!rests) return null;
  const name = monthName(due.getMonth() + 1);
  return `Rests until ${name}${last - first >= 12 ? ` ${due.getFullYear()}` : ''}`;
}

function monthsSinceZero(moment: Date): number {
  return moment.getFullYear() * 12 + moment.getMonth();
}
