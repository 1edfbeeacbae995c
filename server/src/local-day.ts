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
  const day = localDay(moment, timeZone);
  return spanOfDays(day, day, timeZone);
}

/** From the beginning of the first day to the end of the last one, such as `2026-05-01`, in a time zone. */
export function spanOfDays(firstDay: string, lastDay: string, timeZone: string): Span {
  return {
    start: midnight(Temporal.PlainDate.from(firstDay), timeZone),
    end: midnight(Temporal.PlainDate.from(lastDay).add({ days: 1 }), timeZone),
  };
}

/** A calendar day, as `2026-05-01`, with its beginning and end where a gardener lives. */
export interface LocalDay extends Span {
  day: string;
}

/** The days from the first to the last one. A day on which clocks change has 23 or 25 hours. */
export function localDays(firstDay: string, lastDay: string, timeZone: string): LocalDay[] {
  const days: LocalDay[] = [];
  let date = Temporal.PlainDate.from(firstDay);
  let start = midnight(date, timeZone);
  while (date.toString() <= lastDay) {
    const next = date.add({ days: 1 });
    const end = midnight(next, timeZone);
    days.push({ day: date.toString(), start, end });
    [date, start] = [next, end];
  }
  return days;
}

/** The moment at which a day begins. */
function midnight(day: Temporal.PlainDate, timeZone: string): string {
  return new Date(day.toZonedDateTime(timeZone).epochMilliseconds).toISOString();
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
