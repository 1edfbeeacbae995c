import type { ForecastDay } from '@plantcare/contract/weather.ts';
import { onFirstUse } from '@/lib/on-first-use.ts';
import { noonOf, shortName, weekdayName } from '@/lib/time/english-dates.ts';
import { figure, type Measures } from '@/lib/units/measures.ts';

/** "64%" */
export const percent = (value: number): string => `${figure(value)}%`;

/** The weekday of a day such as `2026-11-23` in short and in full, the same in every time zone. */
export function weekdayOf(day: string): { short: string; full: string } {
  const full = weekdayName(noonOf(day));
  return { short: shortName(full), full };
}

const LIST = onFirstUse(() => new Intl.ListFormat('en'));

function frostText(days: readonly ForecastDay[]): string {
  const frosty = days.filter(({ min }) => min <= 0);
  if (frosty.length === 0) return '';
  if (frosty.length > 1 && frosty.length === days.length) return ' Frost every day.';
  return ` Frost on ${LIST().format(frosty.map(({ date }) => weekdayOf(date).full))}.`;
}

/** The coming days in one or two sentences. */
export function weekSummary(days: readonly ForecastDay[], { rain: amount, temperature }: Measures): string {
  if (days.length === 0) return '';
  const lowest = Math.min(...days.map(({ min }) => min));
  const highest = Math.max(...days.map(({ max }) => max));
  const rain = days.reduce((sum, day) => sum + day.rain, 0);
  const water = rain > 0 ? `${amount(rain)} of rain` : 'no rain';
  return `Between ${temperature(lowest)} and ${temperature(highest)}, ${water}.${frostText(days)}`;
}
