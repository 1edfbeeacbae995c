import type { Reminder } from './reminders.ts';

type Dates = Pick<Reminder, 'scheduledDate' | 'snoozedUntil'>;

export const REMINDER_STATUSES = ['overdue', 'upcoming', 'completed'] as const;
export type ReminderStatus = (typeof REMINDER_STATUSES)[number];

/** When a reminder is due: at its date, or at the moment it was snoozed to. */
export function dueMoment({ scheduledDate, snoozedUntil }: Dates): string {
  return snoozedUntil ?? scheduledDate;
}

/** A reminder is overdue from the moment it is due, on every screen and in every message. */
export function isOverdue(reminder: Dates & Pick<Reminder, 'completed'>, now: Date): boolean {
  return !reminder.completed && Date.parse(dueMoment(reminder)) <= now.getTime();
}

export function reminderStatus(reminder: Dates & Pick<Reminder, 'completed'>, now: Date): ReminderStatus {
  if (reminder.completed) return 'completed';
  return isOverdue(reminder, now) ? 'overdue' : 'upcoming';
}
