import { invalidField } from '../../failure.ts';
import { localDay, momentOfDay } from '../../local-day.ts';

/** How far a browser's clock may be ahead. */
const CLOCK_SKEW_MS = 5 * 60_000;
/** No entry can be older than this; years of fewer than four digits would not sort correctly as texts. */
const EARLIEST = Date.parse('1900-01-01T00:00:00.000Z');

/**
 * The moment an entry is about, from what was typed: nothing (now), a moment, or a day in the gardener's time zone. A day
 * becomes a moment in its middle, or now if that is in the future.
 * @throws Failure when it is in the future or before 1900.
 */
export function entryDate(typed: string | undefined, now: Date, timeZone: string): string {
  if (typed === undefined) return now.toISOString();
  const isDay = typed.length === 10;
  const isFuture = isDay ? typed > localDay(now, timeZone) : Date.parse(typed) > now.getTime() + CLOCK_SKEW_MS;
  if (isFuture) throw invalidField('date', 'The date cannot be in the future');
  const moment = isDay ? momentOfDay(typed, now, timeZone) : typed;
  if (Date.parse(moment) < EARLIEST) throw invalidField('date', 'The date cannot be before 1900');
  return new Date(Math.min(Date.parse(moment), now.getTime())).toISOString();
}
