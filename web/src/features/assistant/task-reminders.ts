import type { CareTask } from '@plantcare/contract/assistant/care-schedule.ts';
import { isSeasonMonth } from '@plantcare/contract/reminder-season.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import { SEASONS, type Season } from '@plantcare/contract/species.ts';
import { fold } from '@/lib/browse/fold.ts';
import { monthsOf } from '@/lib/time/months.ts';
import { seasonList } from '@/lib/time/season-names.ts';
import { hemisphereHere } from '@/lib/time/season-now.ts';
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

/** The reminder that a task becomes. Its words name seasons that do not follow each other, which no reminder can have. */
export function reminderOf(task: CareTask, plant: string, first: Date, hemisphere = hemisphereHere()) {
  const { type, title, frequency, interval, seasons, reason } = task;
  const months = monthsOf(seasons, hemisphere);
  const words =
    months === 'apart'
      ? { title: titleWithSeasons(task), description: `For ${seasonList(seasons)}. ${reason}` }
      : { title: title.slice(0, MAX_TITLE), description: reason };
  return {
    ...words,
    plant,
    type,
    frequency,
    ...(frequency !== 'once' && { interval, season: months === 'apart' ? null : months }),
    scheduledDate: first.toISOString(),
  };
}

function titleWithSeasons(task: CareTask): string {
  const seasons = seasonsOf(task);
  const after = seasons === null ? '' : ` (${seasons})`;
  return `${task.title.slice(0, MAX_TITLE - after.length)}${after}`;
}

/** What of a plant's reminders matters to its tasks. */
export type OpenReminder = Pick<Reminder, 'type' | 'title' | 'frequency' | 'season'>;

export function openReminders(reminders: readonly Reminder[], plant: string): OpenReminder[] {
  return reminders.filter((reminder) => reminder.plant._id === plant && !reminder.completed);
}

/** Whether a plant is reminded of a task already. */
export function isReminded(task: CareTask, open: readonly OpenReminder[], hemisphere = hemisphereHere()): boolean {
  const months = monthsOf(task.seasons, hemisphere);
  const alike = ({ frequency, season }: OpenReminder) =>
    frequency === 'once' || months === 'apart' || (season?.from === months?.from && season?.to === months?.to);
  // Before reminders had seasons, their titles named them.
  const [title, longTitle] = [fold(reminderOf(task, '', new Date(0)).title), fold(titleWithSeasons(task))];
  return open.some(
    (other) =>
      other.type === task.type && (fold(other.title) === longTitle || (fold(other.title) === title && alike(other))),
  );
}

function isRegularWatering({ type, frequency }: Pick<OpenReminder, 'type' | 'frequency'>): boolean {
  return type === 'watering' && frequency !== 'once';
}

/** How many regular reminders to water there are in each month of the year, January first. */
function wateringsByMonth(tasks: readonly CareTask[], open: readonly OpenReminder[], hemisphere: Hemisphere): number[] {
  const seasons = [
    ...tasks.filter(isRegularWatering).map((task) => reminderOf(task, '', new Date(0), hemisphere).season ?? null),
    ...open.filter(isRegularWatering).map(({ season }) => season),
  ];
  return Array.from(
    { length: 12 },
    (_, month) => seasons.filter((season) => season === null || isSeasonMonth(season, month + 1)).length,
  );
}

/** How many regular reminders to water a plant would come side by side; 0 as long as nothing overlaps. */
export function wateringsSideBySide(
  wanted: readonly CareTask[],
  open: readonly OpenReminder[],
  hemisphere = hemisphereHere(),
): number {
  const most = Math.max(...wateringsByMonth(wanted, open, hemisphere));
  return wanted.some(isRegularWatering) && most > 1 ? most : 0;
}

/**
 * The tasks to take at first, by their places: those of this season, and for each month one way to water at most. What
 * waters in other seasons is among them, or the plant would go without.
 */
export function firstChoice(
  tasks: readonly CareTask[],
  season: Season,
  open: readonly OpenReminder[],
  hemisphere = hemisphereHere(),
): Set<number> {
  const choice = new Set<number>();
  const chosen: CareTask[] = [];
  const current = tasks.map((task) => isInSeason(task, season));
  const places = [...tasks.keys()].sort((a, b) => Number(current[b]) - Number(current[a]));
  for (const place of places) {
    const task = tasks[place];
    if (!task || isReminded(task, open, hemisphere)) continue;
    const waters = isRegularWatering(task);
    if (waters ? wateringsSideBySide([...chosen, task], open, hemisphere) > 0 : !current[place]) continue;
    chosen.push(task);
    choice.add(place);
  }
  return choice;
}
