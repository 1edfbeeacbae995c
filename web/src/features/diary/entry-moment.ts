import { localDay } from '@/lib/time/dates.ts';

/** The moment sent for a chosen day: now for today, otherwise local noon of that day. */
export function momentOn(day: string, now: Date): string {
  return day === localDay(now) ? now.toISOString() : new Date(`${day}T12:00:00`).toISOString();
}
