import type { CareTask } from '@plantcare/contract/assistant/care-schedule.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { SEASONS, type Season } from '@plantcare/contract/species.ts';
import { fold } from '@/lib/browse/fold.ts';
import { seasonList } from '@/lib/time/season-names.ts';
import { isInSeason } from './task-dates.ts';

/** As long as the server takes them. */
const MAX_TITLE = 200;

function rhythmOf({ frequency, interval }: CareTask): string {
  if (frequency === 'once') return 'Once';
  const years = frequency === 'monthly' && interval % 12 === 0;
  const unit = years ? 'year' : { daily: 'day', weekly: 'week', monthly: 'month' }[frequency];
  const count = years ? interval / 12 : interval;
  return count === 1 ? `Every ${unit}` : `Every ${count} ${unit}s`;
}

/** "spring and summer"; null for a task of the whole year. */
function seasonsOf({ seasons }: CareTask): string | null {
  return seasons.length === 0 || seasons.length === SEASONS.length ? null : seasonList(seasons);
}

/** "Every 2 weeks in spring and summer", "Every year in fall", "Every day" */
export function whenDone(task: CareTask): string {
  const seasons = seasonsOf(task);
  return seasons === null ? rhythmOf(task) : `${rhythmOf(task)} in ${seasons}`;
}

/** The reminder that a task becomes. Reminders know no seasons, so its words name those of the task. */
export function reminderOf(task: CareTask, plant: string, first: Date) {
  const { type, frequency, interval, reason } = task;
  const seasons = seasonsOf(task);
  return {
    title: reminderTitle(task),
    plant,
    type,
    frequency,
    ...(frequency !== 'once' && { interval }),
    scheduledDate: first.toISOString(),
    description: seasons === null ? reason : `For ${seasons}. ${reason}`,
  };
}

function reminderTitle(task: CareTask): string {
  const seasons = seasonsOf(task);
  const after = seasons === null ? '' : ` (${seasons})`;
  return `${task.title.slice(0, MAX_TITLE - after.length)}${after}`;
}

/** What of a plant's reminders matters to its tasks. */
export type OpenReminder = Pick<Reminder, 'type' | 'title' | 'frequency'>;

export function openReminders(reminders: readonly Reminder[], plant: string): OpenReminder[] {
  return reminders.filter((reminder) => reminder.plant._id === plant && !reminder.completed);
}

/** Whether a plant is reminded of a task already. */
export function isReminded(task: CareTask, open: readonly OpenReminder[]): boolean {
  const title = fold(reminderTitle(task));
  return open.some((other) => other.type === task.type && fold(other.title) === title);
}

function isRegularWatering({ type, frequency }: OpenReminder): boolean {
  return type === 'watering' && frequency !== 'once';
}

/** How many regular reminders to water a plant would come side by side; 0 as long as nothing overlaps. */
export function wateringsSideBySide(wanted: readonly CareTask[], open: readonly OpenReminder[]): number {
  const added = wanted.filter(isRegularWatering).length;
  const all = added + open.filter(isRegularWatering).length;
  return added > 0 && all > 1 ? all : 0;
}

/** The tasks to take at first, by their places: those of this season, and one way to water at most. */
export function firstChoice(tasks: readonly CareTask[], season: Season, open: readonly OpenReminder[]): Set<number> {
  const choice = new Set<number>();
  let watered = open.some(isRegularWatering);
  for (const [place, task] of tasks.entries()) {
    const waters = isRegularWatering(task);
    if (!isInSeason(task, season) || isReminded(task, open) || (waters && watered)) continue;
    watered ||= waters;
    choice.add(place);
  }
  return choice;
}
