import type { CareTask } from '@plantcare/contract/assistant/care-schedule.ts';
import { type Hemisphere, seasonOf } from '@plantcare/contract/seasons.ts';
import type { Season } from '@plantcare/contract/species.ts';
import { localDay } from '@/lib/time/dates.ts';
import { hemisphereHere } from '@/lib/time/season-now.ts';

/** On the gardener's clock. */
const HOUR = 9;

export function isInSeason({ seasons }: Pick<CareTask, 'seasons'>, season: Season): boolean {
  return seasons.length === 0 || seasons.includes(season);
}

interface Moments {
  /** When the schedule was made: its days count from there. */
  givenAt: Date;
  now: Date;
  hemisphere?: Hemisphere;
}

/**
 * When a task is first to be done: at nine, or today at an hour that is still to come. What was due before today is due
 * today if it is done once, else at its next turn; what would come outside its seasons waits for the next of them.
 */
export function firstDate(task: CareTask, { givenAt, now, hemisphere = hemisphereHere() }: Moments): Date {
  const today = startOf(now);
  const due = dayFrom(givenAt, task.firstInDays);
  const next = due < today ? nextTurn(task, due, today) : due;
  const late = next.getTime() === today.getTime() && now.getHours() >= 23;
  const day = inSeason(task, late ? dayFrom(today, 1) : next, hemisphere);
  const hour = day.getTime() === today.getTime() ? Math.max(HOUR, now.getHours() + 1) : HOUR;
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour);
}

function nextTurn({ frequency, interval }: CareTask, due: Date, today: Date): Date {
  if (frequency === 'once') return today;
  let turn = due;
  for (let turns = 1; turn < today; turns++) {
    turn =
      frequency === 'monthly'
        ? monthsFrom(due, turns * interval)
        : dayFrom(due, turns * interval * (frequency === 'weekly' ? 7 : 1));
  }
  return turn;
}

/** The day itself, or else the first day of the next season that the task is done in. */
function inSeason(task: CareTask, day: Date, hemisphere: Hemisphere): Date {
  let next = day;
  while (!isInSeason(task, seasonOf(localDay(next), hemisphere))) {
    next = new Date(next.getFullYear(), next.getMonth() + 1, 1);
  }
  return next;
}

function startOf(moment: Date): Date {
  return dayFrom(moment, 0);
}

function dayFrom(moment: Date, days: number): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);
}

/** The same day of another month, or the last one of a shorter month. */
function monthsFrom(day: Date, months: number): Date {
  const last = new Date(day.getFullYear(), day.getMonth() + months + 1, 0);
  return new Date(last.getFullYear(), last.getMonth(), Math.min(day.getDate(), last.getDate()));
}
