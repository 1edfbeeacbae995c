import type { Quotas } from '../../quota.ts';

const MEGABYTE = 1_000_000;

const THINGS = {
  plants: 'plants',
  diaryEntries: 'diary entries',
  openReminders: 'open reminders',
  photoBytes: 'MB of photos',
} as const;

interface Room {
  used: Quotas;
  /** What the file would add. */
  more: Quotas;
  most: Quotas;
}

/** Why an account has no room for all of a file, with the figures of the first list that has none; null if it has. */
export function lackOfRoom({ used, more, most }: Room): string | null {
  for (const name of ['plants', 'diaryEntries', 'openReminders', 'photoBytes'] as const) {
    if (more[name] === 0 || used[name] + more[name] <= most[name]) continue;
    const unit = name === 'photoBytes' ? MEGABYTE : 1;
    const figure = (count: number) => Math.ceil(count / unit).toLocaleString('en');
    const left = Math.floor(Math.max(0, most[name] - used[name]) / unit).toLocaleString('en');
    return `This file has ${figure(more[name])} ${THINGS[name]}, but this account has room for ${left} more.`;
  }
  return null;
}
