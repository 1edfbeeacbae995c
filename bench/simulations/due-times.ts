import { binomial } from './random.ts';
import type { Zone } from './time-zones.ts';

/** How gardeners use reminders. All assumptions, but for the hour: 9:00 is what the form suggests. */
export const HABITS = {
  /** Gardeners who have a reminder on a day. */
  withReminder: 0.5,
  /** Of these, those who left the suggested time; the others chose a quarter of an hour from 7:00 to 21:00. */
  atSuggestedTime: 0.7,
  suggestedHour: 9,
  /** Of those with a reminder, who gets it by email too. */
  mailed: 0.8,
} as const;

const QUARTERS = { from: 7 * 4, until: 21 * 4 };

/** Gardeners whose reminder falls due at a moment. */
export interface Arrival {
  /** Seconds since midnight UTC. */
  at: number;
  gardeners: number;
}

/** When reminders fall due within a day, earliest first. */
export function dueTimes(users: number, zones: readonly Zone[], random: () => number): Arrival[] {
  const byMoment = new Map<number, number>();
  const add = (utcOffset: number, localHour: number, gardeners: number) => {
    const hour = (((localHour - utcOffset) % 24) + 24) % 24;
    byMoment.set(hour * 3600, (byMoment.get(hour * 3600) ?? 0) + gardeners);
  };
  for (const { utcOffset, share } of zones) {
    const due = binomial(Math.round(users * share), HABITS.withReminder, random);
    const suggested = binomial(due, HABITS.atSuggestedTime, random);
    add(utcOffset, HABITS.suggestedHour, suggested);
    const quarters = QUARTERS.until - QUARTERS.from;
    for (let quarter = QUARTERS.from; quarter < QUARTERS.until; quarter++) {
      add(utcOffset, quarter / 4, Math.round((due - suggested) / quarters));
    }
  }
  return [...byMoment]
    .map(([at, gardeners]) => ({ at, gardeners }))
    .filter(({ gardeners }) => gardeners > 0)
    .sort((one, other) => one.at - other.at);
}
