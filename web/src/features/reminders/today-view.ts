import { isOverdue } from '@plantcare/contract/due.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { compareDue, daysUntilDue } from './due.ts';

const DAYS_AHEAD = 7;

export const OCCASIONS = ['overdue', 'today', 'soon'] as const;
export type Occasion = (typeof OCCASIONS)[number];

export type TodayView = Readonly<Record<Occasion, readonly Reminder[]>>;

function occasionOf(reminder: Reminder, now: Date): Occasion | 'later' {
  if (isOverdue(reminder, now)) return 'overdue';
  const days = daysUntilDue(reminder, now);
  if (days === 0) return 'today';
  return days <= DAYS_AHEAD ? 'soon' : 'later';
}

/** What is open and overdue, or due by the end of the next seven days of the gardener's calendar, soonest first. */
export function todayView(reminders: readonly Reminder[], now: Date): TodayView {
  const open = reminders.filter(({ completed }) => !completed).sort(compareDue);
  const groups = Map.groupBy(open, (reminder) => occasionOf(reminder, now));
  return { overdue: groups.get('overdue') ?? [], today: groups.get('today') ?? [], soon: groups.get('soon') ?? [] };
}

/** What is open and due by the end of today, longest waiting first. */
export function dueNow(reminders: readonly Reminder[], now: Date): Reminder[] {
  const { overdue, today } = todayView(reminders, now);
  return [...overdue, ...today];
}

/** The first of what is due or will be within seven days. */
export function upcoming(reminders: readonly Reminder[], now: Date, atMost: number): Reminder[] {
  const { overdue, today, soon } = todayView(reminders, now);
  return [...overdue, ...today, ...soon].slice(0, atMost);
}

/** The open ones of a kind that are due by the end of today, for any of these plants. */
export function dueToday(
  reminders: readonly Reminder[],
  { plants, type }: { plants: readonly string[]; type: Reminder['type'] },
  now: Date,
): Reminder[] {
  return dueNow(reminders, now).filter((reminder) => reminder.type === type && plants.includes(reminder.plant._id));
}
