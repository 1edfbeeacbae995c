import { Temporal } from 'temporal-polyfill';

/** With fewer gaps than this a habit cannot be distinguished from chance. */
const GAPS_NEEDED = 3;
const GAPS_COUNTED = 8;
/** After this many days the plant is resting, or its diary is no longer kept. */
const LONGEST_DAYS = 60;

/** How overdue a watering is compared with the plant's own habit; in days. */
export interface WateringGap {
  days: number;
  usual: number;
}

/**
 * Whether a plant has waited much longer for water than usual: twice its usual gap, and at least three days more. The
 * usual gap is the median of the last gaps.
 * @param waterings the moments of its waterings (UTC, ISO), oldest first; several on one day count once
 */
export function wateringGap(waterings: readonly string[], now: Date, timeZone: string): WateringGap | null {
  const days = [...new Set(waterings.map((moment) => dayOf(moment, timeZone)))];
  const gaps = days.slice(1).map((day, index) => between(days[index] ?? day, day));
  const last = days.at(-1);
  if (last === undefined || gaps.length < GAPS_NEEDED) return null;
  const usual = median(gaps.slice(-GAPS_COUNTED));
  const waited = between(last, dayOf(now.toISOString(), timeZone));
  const isLong = waited >= 2 * usual && waited >= usual + 3 && waited <= LONGEST_DAYS;
  return isLong ? { days: waited, usual } : null;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? upper) + upper) / 2);
}

function dayOf(moment: string, timeZone: string): string {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

function between(earlier: string, later: string): number {
  return Temporal.PlainDate.from(earlier).until(Temporal.PlainDate.from(later), { largestUnit: 'days' }).days;
}
