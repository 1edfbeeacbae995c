import type { CareTask } from '@plantcare/contract/assistant.ts';
import { hemisphereOf, seasonOf } from '@plantcare/contract/seasons.ts';
import type { Season } from '@plantcare/contract/species.ts';
import { localDay } from '@/lib/dates.ts';

/** On the gardener's clock. */
const HOUR = 9;

/** The season where this browser is, by its calendar and its time zone. */
export function seasonNow(now: Date): Season {
  return seasonOf(localDay(now), hemisphereOf(Intl.DateTimeFormat().resolvedOptions().timeZone));
}

export function isInSeason({ seasons }: CareTask, season: Season): boolean {
  return seasons.length === 0 || seasons.includes(season);
}

/** "Every 2 weeks", "Every day", "Once" */
export function rhythmOf({ frequency, interval }: CareTask): string {
  if (frequency === 'once') return 'Once';
  const unit = { daily: 'day', weekly: 'week', monthly: 'month' }[frequency];
  return interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
}

/** When it is first to be done. */
export function firstDate({ firstInDays }: CareTask, now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + firstInDays, HOUR);
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
