import { Temporal } from 'temporal-polyfill';

/** The day of a moment in a time zone, as `2026-05-01`. */
export function localDay(moment: Date, timeZone: string): string {
  // Swedish dates have the ISO format.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** From `start` on and before `end`, both UTC ISO-8601. */
export interface Span {
  start: string;
  end: string;
}

/** The day of a moment in a time zone. */
export function localDayBounds(moment: Date, timeZone: string): Span {
  const day = Temporal.PlainDate.from(localDay(moment, timeZone));
  const midnight = (date: Temporal.PlainDate) =>
    new Date(date.toZonedDateTime(timeZone).epochMilliseconds).toISOString();
  return { start: midnight(day), end: midnight(day.add({ days: 1 })) };
}

/**
 * The moment in the middle of a day such as `2026-05-01` where somebody lives, or `now` if that is earlier. Noon in UTC falls on
 * the same day in every zone up to 11 hours ahead; in the few beyond, midnight in UTC does.
 */
export function momentOfDay(day: string, now: Date, timeZone: string): string {
  const noon = new Date(`${day}T12:00:00.000Z`);
  const middle = localDay(noon, timeZone) === day ? noon : new Date(`${day}T00:00:00.000Z`);
  return new Date(Math.min(middle.getTime(), now.getTime())).toISOString();
}
