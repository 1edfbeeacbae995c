import { invalidField } from '../../failure.ts';

/** What a browser's clock may run ahead. */
const CLOCK_SKEW_MS = 5 * 60_000;
/** The first place on Earth to begin a day is 14 hours ahead of UTC. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/**
 * The moment an entry is about, from what was typed: nothing (now), a moment, or a day. A day stands for its noon in
 * UTC, which is that same day nearly everywhere, or for now when that noon is still to come.
 * @throws Failure when it lies in the future.
 */
export function entryDate(typed: string | undefined, now: Date): string {
  if (typed === undefined) return now.toISOString();
  const isDay = typed.length === 10;
  const latest = now.getTime() + (isDay ? EARLIEST_ZONE_MS : CLOCK_SKEW_MS);
  if (Date.parse(typed) > latest) throw invalidField('date', 'The date cannot be in the future');
  const moment = Date.parse(isDay ? `${typed}T12:00:00.000Z` : typed);
  return new Date(Math.min(moment, now.getTime())).toISOString();
}

/** The day a moment falls on where the gardener lives, as `2026-05-01`. */
export function localDay(moment: string, timeZone: string): string {
  // Sweden writes dates the ISO way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(moment));
}
