import type { Reminder } from '@plantcare/contract/reminders.ts';
import { daysBetween } from '@/lib/time/dates.ts';

export const STATUSES = ['overdue', 'upcoming', 'completed'] as const;
export type Status = (typeof STATUSES)[number];

/** When it is to be done: as the rhythm has it, or until when it was put off. */
export function dueMoment({ snoozedUntil, scheduledDate }: Pick<Reminder, 'snoozedUntil' | 'scheduledDate'>): string {
  return snoozedUntil ?? scheduledDate;
}

export function statusOf(reminder: Reminder, now: Date): Status {
  if (reminder.completed) return 'completed';
  return new Date(dueMoment(reminder)) < now ? 'overdue' : 'upcoming';
}

/** Days of the gardener's calendar until it is due; negative when that day has passed. */
export function daysUntilDue(reminder: Reminder, now: Date): number {
  return daysBetween(now, new Date(dueMoment(reminder)));
}

/** Soonest first. Moments on the wire have one width, so their texts sort as the moments do. */
export function compareDue(a: Reminder, b: Reminder): number {
  const [left, right] = [dueMoment(a), dueMoment(b)];
  return left < right ? -1 : Number(left > right);
}
