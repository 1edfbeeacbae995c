import { addDays } from '../days.ts';
import { type DayWeather, dailyUse, type WaterUser } from './daily-use.ts';

/** The weather by day, as far as it is known. */
export type KnownWeather = ReadonlyMap<string, Omit<DayWeather, 'date'>>;

/** How much water a plant has used since its soil was last full, in growing days, at the end of a day. */
export interface WaterBalance {
  day: string;
  used: number;
}

/**
 * The balance at the end of a later day: what is used adds up, rain takes from it, and what the soil cannot hold drains
 * (FAO-56, equations 85 and 88). A balance of that day or later is given back as it is.
 */
export function balanceOn(user: WaterUser, from: WaterBalance, day: string, weather: KnownWeather): WaterBalance {
  let balance = from;
  while (balance.day < day) balance = nextDay(user, balance, weather);
  return balance;
}

/**
 * How many days after a balance its plant has used so much water, at least 1.
 * @param enough growing days
 * @param atMost where to stop counting, which is the answer then
 */
export function daysUntilUsed(
  user: WaterUser,
  from: WaterBalance,
  { enough, atMost }: { enough: number; atMost: number },
  weather: KnownWeather,
): number {
  let balance = from;
  for (let days = 1; days <= atMost; days += 1) {
    balance = nextDay(user, balance, weather);
    if (balance.used >= enough) return days;
  }
  return atMost;
}

function nextDay(user: WaterUser, { day, used }: WaterBalance, weather: KnownWeather): WaterBalance {
  const next = addDays(day, 1);
  return { day: next, used: Math.max(0, used + dailyUse(user, next, weather.get(next) ?? null)) };
}
