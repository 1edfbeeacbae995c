import type { Reminder } from '@plantcare/contract/reminders.ts';
import type { Change, PendingChange } from '@/lib/offline/changes/pending-change.ts';
import { dueToday } from './today-view.ts';

/** The reminders that a change completes. */
function completedBy(change: Change, reminders: readonly Reminder[]): readonly string[] {
  if (change.kind === 'completion') return change.reminders.map(({ _id }) => _id);
  // What the weather asks for completes reminders by their titles, which only the server compares.
  if (change.kind === 'entry' || change.weatherCare) return [];
  const { plants, activity: type, date } = change;
  return dueToday(reminders, { plants, type }, new Date(date)).map(({ _id }) => _id);
}

/** The reminders as they will be once the server has what waits; the same list where nothing waits. */
export function withPendingCompletions(reminders: Reminder[], pending: readonly PendingChange[]): Reminder[] {
  const completedAt = new Map<string, string>();
  for (const { change, refusal } of pending) {
    if (refusal !== null) continue;
    for (const id of completedBy(change, reminders)) completedAt.set(id, change.date);
  }
  if (completedAt.size === 0) return reminders;
  return reminders.map((reminder) => {
    const at = completedAt.get(reminder._id);
    return at === undefined || reminder.completed ? reminder : { ...reminder, completed: true, completedAt: at };
  });
}
