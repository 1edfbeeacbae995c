import type { Reminder } from '@plantcare/contract/reminders.ts';
import { wordsOf } from '@/ui/content/activities.ts';
import type { SortKey } from './browse-reminders.ts';
import { dayHeading } from './reminder-words.ts';

/** A reminder with the heading above it, if another day or type begins. */
export interface PlanRow {
  readonly reminder: Reminder;
  readonly heading: string | null;
}

function headingOf(reminder: Reminder, sort: SortKey, now: Date): string | null {
  switch (sort) {
    case 'due':
      return reminder.completed ? null : dayHeading(reminder, now);
    case 'type':
      return wordsOf(reminder.type).label;
    case 'title':
    case 'created':
      return null;
  }
}

/** Sorted reminders with headings that match their order. */
export function planRows(reminders: readonly Reminder[], sort: SortKey, now: Date): PlanRow[] {
  let last: string | null = null;
  return reminders.map((reminder) => {
    const heading = headingOf(reminder, sort, now);
    const begins = heading !== last;
    last = heading;
    return { reminder, heading: begins ? heading : null };
  });
}
