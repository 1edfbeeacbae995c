import type { ForecastDay, Weather } from '@plantcare/contract/weather.ts';
import type { Conditions } from '../../horticulture/weather-conditions.ts';
import { iconOf, weatherWords } from './wmo-codes.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS_SHOWN = 7;
const NIGHTS = 3;
/** From this hour on "tonight" is the coming night, although the last one lasts until 9:00. */
const MORNING = 6;
/** From this hour on advice is about the sun of tomorrow. */
const SUN_IS_PAST = 16;

/** The weather at a place, as a provider knows it. Moments in milliseconds since 1970; metric units as in the contract. */
export interface Forecast {
  /** How far the clocks of the place are ahead of UTC. */
  utcOffsetMs: number;
  now: {
    temperature: number;
    humidity: number;
    windSpeed: number;
    pressure: number;
    cloudCover: number;
    code: number;
    isDay: boolean;
  };
  /** From three days ago on; rain is that of the hour before `at`. */
  hours: readonly ForecastHour[];
  /** From three days ago on. */
  days: readonly {
    date: string;
    code: number;
    min: number;
    max: number;
    rain: number;
    gusts: number;
    evapotranspiration: number;
    uvIndex: number;
  }[];
}

export interface ForecastHour {
  at: number;
  temperature: number;
  rain: number;
  gusts: number;
}

/** The present weather as it is shown. */
export function present({ now }: Forecast): Omit<Weather, 'lat' | 'lon' | 'city' | 'asOf' | 'stale'> {
  return {
    temperature: tenths(now.temperature),
    humidity: Math.round(now.humidity),
    windSpeed: tenths(now.windSpeed),
    pressure: Math.round(now.pressure),
    description: weatherWords(now.code),
    icon: iconOf(now.code, now.isDay),
  };
}

/** Today and the six days after it, where the place is. */
export function nextDays(forecast: Forecast, now: Date): ForecastDay[] {
  return daysFrom(forecast, now)
    .slice(0, DAYS_SHOWN)
    .map(({ date, code, min, max, rain, gusts }) => ({
      date,
      min: tenths(min),
      max: tenths(max),
      rain: tenths(rain),
      gusts: tenths(gusts),
      description: weatherWords(code),
      icon: iconOf(code, true),
    }));
}

/** The figures that advice is computed from. */
export function conditionsAt(forecast: Forecast, now: Date): Conditions {
  const [today, tomorrow] = daysFrom(forecast, now);
  const { temperature, humidity, windSpeed, cloudCover } = forecast.now;
  const last24h = forecast.hours.filter(({ at }) => at > now.getTime() - 24 * HOUR_MS && at <= now.getTime());
  const next24h = hoursAhead(forecast, now, 24);
  const warmestToday = Math.max(temperature, today?.max ?? temperature);
  const sun =
    tomorrow && hourThere(forecast, now.getTime()) >= SUN_IS_PAST
      ? ({ sunDay: 'tomorrow', uvIndex: tomorrow.uvIndex, highest: tomorrow.max } as const)
      : ({ sunDay: 'today', uvIndex: today?.uvIndex ?? 0, highest: warmestToday } as const);
  return {
    temperature,
    humidity,
    windSpeed,
    cloudCover,
    rainLast24h: sum(last24h.map(({ rain }) => rain)),
    rainNext24h: sum(next24h.map(({ rain }) => rain)),
    evapotranspiration: today?.evapotranspiration ?? 0,
    ...sun,
    gusts: Math.max(windSpeed, ...next24h.map(({ gusts }) => gusts)),
    nights: nights(forecast, now),
  };
}

/** The hours that begin after now, up to so many. */
export function hoursAhead({ hours }: Forecast, now: Date, count: number): ForecastHour[] {
  return hours.filter(({ at }) => at > now.getTime() && at <= now.getTime() + count * HOUR_MS);
}

/** The day that a moment falls on where the place is: `2026-05-01`. */
export function dayThere({ utcOffsetMs }: Forecast, at: number): string {
  return new Date(at + utcOffsetMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The days that are past or have begun, where the place is: what was forecast of them stands for what came. */
export function pastDays({ days, utcOffsetMs }: Pick<Forecast, 'days' | 'utcOffsetMs'>, now: Date, count: number) {
  const dayAt = (at: number) => new Date(at + utcOffsetMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const first = dayAt(now.getTime() - (count - 1) * DAY_MS);
  const today = dayAt(now.getTime());
  return days.filter(({ date }) => date >= first && date <= today);
}

function daysFrom(forecast: Forecast, now: Date): Forecast['days'][number][] {
  const today = dayThere(forecast, now.getTime());
  return forecast.days.filter(({ date }) => date >= today);
}

function hourThere({ utcOffsetMs }: Forecast, at: number): number {
  return new Date(at + utcOffsetMs).getUTCHours();
}

/** The coldest of each night, from 18:00 to 9:00: of hours from noon to noon, those in the dark. */
function nights(forecast: Forecast, now: Date): number[] {
  const nightOf = (at: number) => Math.floor((at + forecast.utcOffsetMs - 12 * HOUR_MS) / (24 * HOUR_MS));
  const hourNow = hourThere(forecast, now.getTime());
  const isEnding = hourNow >= MORNING && hourNow < 12;
  const first = nightOf(now.getTime()) + (isEnding ? 1 : 0);
  const coldest = new Map<number, number>();
  for (const { at, temperature } of forecast.hours) {
    const hour = hourThere(forecast, at);
    if (at <= now.getTime() || (hour >= 9 && hour < 18)) continue;
    const night = nightOf(at);
    if (night < first) continue;
    coldest.set(night, Math.min(coldest.get(night) ?? Number.POSITIVE_INFINITY, temperature));
  }
  return [...coldest.values()].slice(0, NIGHTS);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10 + 0; // Adding zero turns -0 into 0.
}
