import { formatMoment } from '@/lib/time/dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "Just now", "5m ago", "3h ago", after a day the date. A moment in the future (another clock) is "Just now". */
export function timeAgo(instant: string, now: Date): string {
  const ago = now.getTime() - Date.parse(instant);
  if (ago < MINUTE_MS) return 'Just now';
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)}m ago`;
  if (ago < DAY_MS) return `${Math.floor(ago / HOUR_MS)}h ago`;
  return formatMoment(instant);
}
