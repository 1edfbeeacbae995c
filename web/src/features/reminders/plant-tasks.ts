import type { Reminder } from '@plantcare/contract/reminders.ts';
import { compareDue, daysUntilDue } from './due.ts';

/** The open reminders of one plant, soonest first: those due by the end of today, and the later ones. */
export function plantTasks(
  reminders: readonly Reminder[],
  plant: string,
  now: Date,
): { due: readonly Reminder[]; later: readonly Reminder[] } {
  const open = reminders.filter((reminder) => reminder.plant._id === plant && !reminder.completed).sort(compareDue);
  const isDue = (reminder: Reminder) => daysUntilDue(reminder, now) <= 0;
  return { due: open.filter(isDue), later: open.filter((reminder) => !isDue(reminder)) };
}

/** The first reminder to water among those that are sorted by when they are due. */
export function nextWatering(soonestFirst: readonly Reminder[]): Reminder | undefined {
  return soonestFirst.find(({ type }) => type === 'watering');
}
