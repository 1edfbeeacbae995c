import { formatMoment } from '@/lib/time/dates.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long ago a session was used, no finer than the server notes it: once an hour. */
export function lastUsedText(instant: string, now: Date): string {
  const ago = now.getTime() - Date.parse(instant);
  if (ago < 2 * HOUR_MS) return 'Used within the last two hours';
  if (ago < DAY_MS) return `Used ${Math.floor(ago / HOUR_MS)} hours ago`;
  if (ago < 2 * DAY_MS) return 'Used yesterday';
  if (ago < 7 * DAY_MS) return `Used ${Math.floor(ago / DAY_MS)} days ago`;
  return `Last used on ${formatMoment(instant)}`;
}
