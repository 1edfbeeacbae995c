import { MAX_INTERVAL, type Rhythm } from '@plantcare/contract/reminders.ts';

/** How many "still moist" answers in a row it takes before a longer interval is offered. */
const ANSWERS_RUNNING = 3;
const DAYS = { daily: 1, weekly: 7, monthly: 30 } as const;
/** From this many days on an interval is given in weeks. */
const WEEKS_FROM_DAYS = 28;

/** How many days a rhythm is, of a month 30. */
export function intervalDays({ frequency, interval }: Rhythm): number {
  return frequency === 'once' ? 0 : DAYS[frequency] * interval;
}

/** By how many days "still moist" postpones a watering: a third of its interval, from 1 to 4; 2 without an interval. */
export function moistDays({ frequency, interval }: Rhythm): number {
  if (frequency === 'once') return 2;
  return Math.min(4, Math.max(1, Math.round((DAYS[frequency] * interval) / 3)));
}

/** The interval that the answers suggest: longer by as much as each answer postponed the watering. */
export function longerRhythm(rhythm: Rhythm, answers: number): Rhythm | null {
  const { frequency, interval } = rhythm;
  if (answers < ANSWERS_RUNNING || frequency === 'once') return null;
  const inDays = DAYS[frequency] * interval + moistDays(rhythm);
  if (inDays < WEEKS_FROM_DAYS) return { frequency: 'daily', interval: inDays };
  const weekly: Rhythm = { frequency: 'weekly', interval: Math.ceil(inDays / 7) };
  const longer: Rhythm = frequency === 'monthly' && interval > 1 ? { frequency, interval: interval + 1 } : weekly;
  return longer.interval > MAX_INTERVAL ? null : longer;
}
