const WEEK_MS = 7 * 24 * 3_600_000;

/** The moment when a plant of that age began to grow. This is stored, so that the age increases by itself. */
export function growingSince(ageWeeks: number, now: Date): string {
  return new Date(now.getTime() - ageWeeks * WEEK_MS).toISOString();
}

/** Whole weeks since a plant began to grow. */
export function ageInWeeks(since: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / WEEK_MS));
}
