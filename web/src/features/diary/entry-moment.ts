import { localDay } from '@/lib/time/dates.ts';

/** What is sent for a chosen day: this very moment for today, noon of that day where the gardener lives otherwise. */
export function momentOn(day: string, now: Date): string {
  return day === localDay(now) ? now.toISOString() : new Date(`${day}T12:00:00`).toISOString();
}
