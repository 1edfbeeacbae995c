import type { Reminder } from '@plantcare/contract/reminders.ts';

/** What a row can ask for; each stays the same function. */
export interface ReminderActions {
  complete: (reminder: Reminder) => void;
  reopen: (reminder: Reminder) => void;
  edit: (reminder: Reminder) => void;
  remove: (reminder: Reminder) => void;
  select: (ids: readonly string[], take: boolean) => void;
}
