import type { DiaryNote } from './circumstances.ts';
import { daysBetween } from './days.ts';

/** The days on which it was watered, the latest first. */
export function wateringDays(diary: readonly DiaryNote[]): string[] {
  const days = diary.filter(({ activity }) => activity === 'watering').map(({ date }) => date.slice(0, 10));
  return [...new Set(days)].sort().reverse();
}

/** Days between waterings on average, null when fewer than three are known. */
export function averageGap(diary: readonly DiaryNote[]): number | null {
  const days = wateringDays(diary);
  const [last] = days;
  const first = days.at(-1);
  if (days.length < 3 || last === undefined || first === undefined) return null;
  return daysBetween(first, last) / (days.length - 1);
}
