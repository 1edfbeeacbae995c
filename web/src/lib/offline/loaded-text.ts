import { clockTime } from '@/lib/time/clock-time.ts';
import { daysBetween, formatMoment } from '@/lib/time/dates.ts';

/** "today at 14:05", "yesterday at 14:05", then "on May 1, 2026 at 14:05". */
export function loadedText(loaded: Date, now: Date): string {
  const days = daysBetween(loaded, now);
  const day = days <= 0 ? 'today' : days === 1 ? 'yesterday' : `on ${formatMoment(loaded.toISOString())}`;
  return `${day} at ${clockTime(loaded)}`;
}
