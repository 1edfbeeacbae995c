import * as contract from '@plantcare/contract/due.ts';
import { isSeasonMonth, type ReminderSeason } from '@plantcare/contract/reminder-season.ts';
import type { Rhythm } from '@plantcare/contract/reminders.ts';
import { Temporal } from 'temporal-polyfill';
import { dayAfterSeason, seasonStart } from './season-dates.ts';

/** The longest a day, week or month can be, so that the number of steps is never estimated too high. */
const LONGEST_DAYS = { daily: 1, weekly: 7, monthly: 31 } as const;

/** When the reminder of a row is due. */
export function dueMoment(row: { scheduled_at: string; snoozed_until: string | null }): string {
  return contract.dueMoment({ scheduledDate: row.scheduled_at, snoozedUntil: row.snoozed_until });
}

/** The local time at a moment: `2026-01-31T09:00:00`. The start of a recurrence is stored like this. */
export function wallClock(moment: string, timeZone: string): string {
  return Temporal.Instant.from(moment)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });
}

/**
 * The moment (UTC, ISO) of a local time. In the hour that summer time skips it is an hour later; in the hour that is
 * repeated it is the first one (RFC 5545, section 3.3.5).
 */
export function momentOf(wall: string, timeZone: string): string {
  return toIso(Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone));
}

/** How a reminder comes again: its rhythm, and the months in which it comes; null for all of them. */
export interface Recurrence extends Rhythm {
  season: ReminderSeason | null;
}

/**
 * The first moment (UTC, ISO) of a recurrence after another moment, always at the same local time. Months are counted
 * from the start: a series that began on 31 January is due on 28 February and again on 31 March.
 *
 * A date that falls into the rest moves to the beginning of the next season, and the rhythm counts on from there: to the
 * first day of the season; of a weekly rhythm to the first of its weekday, of a monthly one to its day of the month. So the
 * plant is fed when it wakes up, and on the day that the gardener chose.
 * @param start the local time at which the recurrence began
 * @returns null when it does not recur
 */
export function nextOccurrence(start: string, recurrence: Recurrence, after: string, timeZone: string): string | null {
  const { frequency, interval, season } = recurrence;
  if (frequency === 'once') return null;
  const rhythm = { frequency, interval };
  const began = Temporal.PlainDateTime.from(start);
  for (let dateAt = datesFrom(began, rhythm, began.day); ; ) {
    const next = firstAfter(dateAt, rhythm, after, timeZone);
    if (season === null) return next.moment;
    const resting = firstOutside(season, dateAt, rhythm, next.step);
    if (resting === null) return next.moment;
    dateAt = datesFrom(seasonStart(season, resting, frequency, began), rhythm, began.day);
  }
}

type Recurring = Rhythm & { frequency: keyof typeof LONGEST_DAYS };

/** The date of a rhythm after a number of steps. */
type DateAt = (steps: number) => Temporal.PlainDateTime;

/** @param dayOfMonth the day that months come back to after shorter ones */
function datesFrom(first: Temporal.PlainDateTime, { frequency, interval }: Recurring, dayOfMonth: number): DateAt {
  if (frequency === 'daily') return (steps) => first.add({ days: interval * steps });
  if (frequency === 'weekly') return (steps) => first.add({ weeks: interval * steps });
  const month = first.with({ day: 1 });
  return (steps) => month.add({ months: interval * steps }).with({ day: dayOfMonth });
}

function firstAfter(dateAt: DateAt, { frequency, interval }: Recurring, after: string, timeZone: string) {
  const instant = Temporal.Instant.from(after);
  const days = daysBetween(dateAt(0), instant.toZonedDateTimeISO(timeZone).toPlainDateTime());
  // Two steps early, because a change of time zone may shift local time by a day.
  let step = Math.max(0, Math.floor(days / (LONGEST_DAYS[frequency] * interval)) - 2);
  for (;;) {
    const moment = dateAt(step).toZonedDateTime(timeZone);
    if (Temporal.Instant.compare(moment.toInstant(), instant) > 0) return { step, moment: toIso(moment) };
    step += 1;
  }
}

/** The first of the dates up to `last` that is outside of the season; null where there is none. */
function firstOutside(
  season: ReminderSeason,
  dateAt: DateAt,
  { frequency, interval }: Recurring,
  last: number,
): Temporal.PlainDateTime | null {
  const first = dateAt(0);
  if (!isSeasonMonth(season, first.month)) return first;
  const days = daysBetween(first, dayAfterSeason(season, first.toPlainDate()).toPlainDateTime());
  for (let step = Math.floor(days / (LONGEST_DAYS[frequency] * interval)); step <= last; step += 1) {
    const date = dateAt(step);
    if (!isSeasonMonth(season, date.month)) return date;
  }
  return null;
}

function daysBetween(one: Temporal.PlainDateTime, other: Temporal.PlainDateTime): number {
  return one.until(other, { largestUnit: 'days' }).days;
}

/**
 * The moment some days after a day, at the local time of day of another moment.
 * @param from the later of this moment's day and the due day counts
 */
export function daysLater(due: string, from: Date, days: number, timeZone: string): string {
  const dueThere = Temporal.Instant.from(due).toZonedDateTimeISO(timeZone);
  const today = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const day = Temporal.PlainDate.compare(today, dueThere.toPlainDate()) > 0 ? today : dueThere.toPlainDate();
  return toIso(day.add({ days }).toZonedDateTime({ timeZone, plainTime: dueThere.toPlainTime() }));
}

function toIso(moment: Temporal.ZonedDateTime): string {
  return new Date(moment.epochMilliseconds).toISOString();
}
