const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;

/** The moment when a plant of that age began to grow. This is stored, so that the age increases by itself. */
export function growingSince(ageWeeks: number, now: Date): string {
  return new Date(now.getTime() - ageWeeks * WEEK_MS).toISOString();
}

/** Whole weeks since a plant began to grow. It counts days, in UTC, so that no age changes within a day. */
export function ageInWeeks(since: string, now: Date): number {
  const days = dayNumber(now.getTime()) - dayNumber(Date.parse(since));
  return Math.max(0, Math.floor(days / 7));
}

/** The number of a day since 1970, in UTC. */
export function dayNumber(milliseconds: number): number {
  return Math.floor(milliseconds / DAY_MS);
}
