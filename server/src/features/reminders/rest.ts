import { isSeasonMonth, type ReminderSeason } from '@plantcare/contract/reminder-season.ts';
import { Temporal } from 'temporal-polyfill';
import { momentOf, nextOccurrence, type Recurrence, wallClock } from './recurrence.ts';
import { nextRepeat } from './reminder-notice.ts';
import { dayAfterSeason, seasonStart } from './season-dates.ts';

/** Where a reminder goes that would be due while it rests. `rhythmStart` is the local time from which its rhythm counts. */
export interface AfterRest {
  scheduledAt: string;
  rhythmStart: string;
}

/**
 * An open reminder that would be due in the months in which it rests, or is still open when they begin, goes to the
 * beginning of the next season.
 * @returns null where it does not rest
 */
export function afterRest(
  rhythmStart: string,
  recurrence: Recurrence,
  due: string,
  now: Date,
  timeZone: string,
): AfterRest | null {
  const { frequency, season } = recurrence;
  if (season === null) return null;
  const moment = now.getTime() > Date.parse(due) ? now.toISOString() : due;
  const local = Temporal.PlainDateTime.from(wallClock(moment, timeZone));
  if (isSeasonMonth(season, local.month)) return null;
  const began = Temporal.PlainDateTime.from(rhythmStart);
  const begins = seasonStart(season, local.withPlainTime(began.toPlainTime()), frequency, began).toString({
    smallestUnit: 'second',
  });
  const scheduledAt = momentOf(begins, timeZone);
  // A rhythm of several years would otherwise come again too soon after the date that it was moved to.
  const inRhythm = nextOccurrence(rhythmStart, recurrence, moment, timeZone) === scheduledAt;
  return { scheduledAt, rhythmStart: inRhythm ? rhythmStart : begins };
}

/**
 * When an overdue reminder is notified next, or moved to the next season: as soon as its season is over.
 * @returns a moment (UTC, ISO)
 */
export function nextNotice(due: string, now: Date, timeZone: string, season: ReminderSeason | null): string {
  const repeat = nextRepeat(due, now, timeZone);
  if (season === null) return repeat;
  const end = seasonEnd(season, now, timeZone);
  return repeat < end ? repeat : end;
}

/** When the season that `now` lies in is over (UTC, ISO); `now` itself if it is over already. */
function seasonEnd(season: ReminderSeason, now: Date, timeZone: string): string {
  const today = Temporal.PlainDateTime.from(wallClock(now.toISOString(), timeZone)).toPlainDate();
  if (!isSeasonMonth(season, today.month)) return now.toISOString();
  return momentOf(dayAfterSeason(season, today).toPlainDateTime().toString(), timeZone);
}
