import { daysBetween } from '@/lib/time/dates.ts';

const WEEKS = 12;

export interface WateringWeek {
  /** Its first day, in the gardener's own calendar. */
  readonly start: Date;
  readonly waterings: number;
}

/** The waterings in each of the last 12 periods of seven days, the oldest first; the last one ends today. */
export function wateringWeeks(waterings: readonly string[], now: Date): WateringWeek[] {
  const counts = new Array<number>(WEEKS).fill(0);
  for (const moment of waterings) {
    const week = WEEKS - 1 - Math.floor(Math.max(0, daysBetween(new Date(moment), now)) / 7);
    const count = counts[week];
    if (count !== undefined) counts[week] = count + 1;
  }
  return counts.map((count, week) => ({
    start: new Date(now.getFullYear(), now.getMonth(), now.getDate() - (WEEKS - week) * 7 + 1),
    waterings: count,
  }));
}

/** The chart in a sentence. */
export function wateringSummary(waterings: readonly string[]): string {
  const days = waterings.map((moment) => new Date(moment)).sort((a, b) => a.getTime() - b.getTime());
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return `No waterings logged in the last ${WEEKS} weeks.`;
  if (days.length === 1) return `Watered once in the last ${WEEKS} weeks.`;
  const times = `Watered ${days.length} times in the last ${WEEKS} weeks`;
  const pause = Math.round(daysBetween(first, last) / (days.length - 1));
  if (pause < 1) return `${times}.`;
  return `${times}, about every ${pause === 1 ? 'day' : `${pause} days`}.`;
}
