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
