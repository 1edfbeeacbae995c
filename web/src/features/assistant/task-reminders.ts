import type { CareTask } from '@plantcare/contract/assistant.ts';
import { SEASONS, type Season } from '@plantcare/contract/species.ts';
import { localDay } from '@/lib/dates.ts';
import { seasonList } from '@/lib/season-names.ts';
import { hemisphereOf, seasonOf } from './seasons.ts';

/** On the gardener's clock. */
const HOUR = 9;

/** The season where this browser is, by its calendar and its time zone. */
export function seasonNow(now: Date): Season {
  return seasonOf(localDay(now), hemisphereOf(Intl.DateTimeFormat().resolvedOptions().timeZone));
}

export function isInSeason({ seasons }: CareTask, season: Season): boolean {
  return seasons.length === 0 || seasons.includes(season);
}

function rhythmOf({ frequency, interval }: CareTask): string {
  if (frequency === 'once') return 'Once';
  const years = frequency === 'monthly' && interval % 12 === 0;
  const unit = years ? 'year' : { daily: 'day', weekly: 'week', monthly: 'month' }[frequency];
  const count = years ? interval / 12 : interval;
  return count === 1 ? `Every ${unit}` : `Every ${count} ${unit}s`;
}

/** "Every 2 weeks in spring and summer", "Every year in fall", "Every day" */
export function whenDone(task: CareTask): string {
  const { seasons } = task;
  if (seasons.length === 0 || seasons.length === SEASONS.length) return rhythmOf(task);
  return `${rhythmOf(task)} in ${seasonList(seasons)}`;
}

/** When it is first to be done; of today, an hour that is still to come. */
export function firstDate({ firstInDays }: CareTask, now: Date): Date {
  const hour = firstInDays === 0 ? Math.max(HOUR, now.getHours() + 1) : HOUR;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + firstInDays, hour);
}

/** The reminder that a task becomes. */
export function reminderOf(task: CareTask, plant: string, now: Date) {
  const { type, title, frequency, interval, reason } = task;
  return {
    title,
    plant,
    type,
    frequency,
    ...(frequency !== 'once' && { interval }),
    scheduledDate: firstDate(task, now).toISOString(),
    description: reason,
  };
}
