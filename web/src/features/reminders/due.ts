import { dueMoment } from '@plantcare/contract/due.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { daysBetween, localDay } from '@/lib/time/dates.ts';

/** Days of the gardener's calendar until it is due; negative when that day has passed. */
export function daysUntilDue(reminder: Reminder, now: Date): number {
  return daysBetween(now, new Date(dueMoment(reminder)));
}

/** The day that is `days` from today, as a date field has it. */
export function dayIn(days: number, now = new Date()): string {
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}

/** Soonest first. Moments on the wire have one width, so their texts sort as the moments do. */
export function compareDue(a: Reminder, b: Reminder): number {
  const [left, right] = [dueMoment(a), dueMoment(b)];
  return left < right ? -1 : Number(left > right);
}
