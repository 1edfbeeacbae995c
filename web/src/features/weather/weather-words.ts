import type { ForecastDay } from '@plantcare/contract/weather.ts';

/** Formatted as in the recommendations: with a real minus sign, and without one for a value that rounds to zero. */
function figure(value: number, decimals = 0): string {
  return String(Number(value.toFixed(decimals)) + 0).replace('-', '−');
}

/** "18.4 °C" */
export const celsius = (value: number): string => `${figure(value, 1)} °C`;
/** "18°", where the unit is clear. */
export const degrees = (value: number): string => `${figure(value)}°`;
/** "64 %" */
export const percent = (value: number): string => `${figure(value)} %`;
/** "3.2 m/s" */
export const metersPerSecond = (value: number): string => `${figure(value, 1)} m/s`;
/** "1013 hPa" */
export const hectopascal = (value: number): string => `${figure(value)} hPa`;

/** "4 mm", and "<1 mm" for what only moistens the leaves. */
export function millimeters(rain: number): string {
  return rain > 0 && rain < 1 ? '<1 mm' : `${figure(rain)} mm`;
}

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The local time of a moment: "09:05". */
export function timeOf(instant: string): string {
  return TIME.format(new Date(instant));
}

const SHORT_WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** The weekday of a day such as `2026-11-23` in short and in full, the same in every time zone. */
export function weekdayOf(day: string): { short: string; full: string } {
  const midnight = new Date(`${day}T00:00:00Z`);
  return { short: SHORT_WEEKDAY.format(midnight), full: WEEKDAY.format(midnight) };
}

const LIST = new Intl.ListFormat('en');

function frostText(days: readonly ForecastDay[]): string {
  const frosty = days.filter(({ min }) => min <= 0);
  if (frosty.length === 0) return '';
  if (frosty.length > 1 && frosty.length === days.length) return ' Frost every day.';
  return ` Frost on ${LIST.format(frosty.map(({ date }) => weekdayOf(date).full))}.`;
}

/** The coming days in one or two sentences. */
export function weekSummary(days: readonly ForecastDay[]): string {
  if (days.length === 0) return '';
  const lowest = Math.min(...days.map(({ min }) => min));
  const highest = Math.max(...days.map(({ max }) => max));
  const rain = days.reduce((sum, day) => sum + day.rain, 0);
  const water = rain > 0 ? `${millimeters(rain)} of rain` : 'no rain';
  return `Between ${celsius(lowest)} and ${celsius(highest)}, ${water}.${frostText(days)}`;
}
