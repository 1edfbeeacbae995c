import { MAX_INTERVAL, type Rhythm } from '@plantcare/contract/reminders.ts';

/** How often "still moist" must be the answer, one after the other, before a longer rhythm is offered. */
const ANSWERS_RUNNING = 3;
const DAYS = { daily: 1, weekly: 7, monthly: 30 } as const;
/** From here on a rhythm is said in weeks. */
const WEEKS_FROM_DAYS = 28;

/** How many days a plant that is still moist is left alone: a third of its rhythm, from 1 to 4; 2 without a rhythm. */
export function moistDays({ frequency, interval }: Rhythm): number {
  if (frequency === 'once') return 2;
  return Math.min(4, Math.max(1, Math.round((DAYS[frequency] * interval) / 3)));
}

/** The rhythm that the answers speak for: as much longer as each answer put the watering off. */
export function longerRhythm(rhythm: Rhythm, answers: number): Rhythm | null {
  const { frequency, interval } = rhythm;
  if (answers < ANSWERS_RUNNING || frequency === 'once') return null;
  const inDays = DAYS[frequency] * interval + moistDays(rhythm);
  if (inDays < WEEKS_FROM_DAYS) return { frequency: 'daily', interval: inDays };
  const weekly: Rhythm = { frequency: 'weekly', interval: Math.ceil(inDays / 7) };
  const longer: Rhythm = frequency === 'monthly' && interval > 1 ? { frequency, interval: interval + 1 } : weekly;
  return longer.interval > MAX_INTERVAL ? null : longer;
}
