import * as contract from '@plantcare/contract/due.ts';
import type { Rhythm } from '@plantcare/contract/reminders.ts';
import { Temporal } from 'temporal-polyfill';

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

/**
 * The first moment (UTC, ISO) of a recurrence after another moment, always at the same local time. Months are counted
 * from the start: a series that began on 31 January is due on 28 February and again on 31 March.
 * @param start the local time at which the recurrence began
 * @returns null when it does not recur
 */
export function nextOccurrence(start: string, rhythm: Rhythm, after: string, timeZone: string): string | null {
  const { frequency, interval } = rhythm;
  if (frequency === 'once') return null;
  const first = Temporal.PlainDateTime.from(start);
  const instant = Temporal.Instant.from(after);
  const days = first.until(instant.toZonedDateTimeISO(timeZone).toPlainDateTime(), { largestUnit: 'days' }).days;
  // Two steps early, because a change of time zone may shift local time by a day.
  let step = Math.max(0, Math.floor(days / (LONGEST_DAYS[frequency] * interval)) - 2);
  for (;;) {
    const moment = first.add(durationOf(rhythm, step)).toZonedDateTime(timeZone);
    if (Temporal.Instant.compare(moment.toInstant(), instant) > 0) return toIso(moment);
    step += 1;
  }
}

function durationOf({ frequency, interval }: Rhythm, steps: number): Temporal.DurationLike {
  if (frequency === 'daily') return { days: interval * steps };
  if (frequency === 'weekly') return { weeks: interval * steps };
  return { months: interval * steps };
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
