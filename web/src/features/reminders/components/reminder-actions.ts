import type { Reminder } from '@plantcare/contract/reminders.ts';

/** What can be done about the reminders of a list; each function stays identical. */
export interface ReminderActions {
  complete: (reminder: Reminder) => void;
  reopen: (reminder: Reminder) => void;
  /** Left out where a list is only to be worked through. */
  edit?: (reminder: Reminder) => void;
  remove?: (reminder: Reminder) => void;
  select: (ids: readonly string[], take: boolean) => void;
}
