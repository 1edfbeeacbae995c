import type { Priority } from '@plantcare/contract/notifications.ts';
import type { WeatherCare } from '@plantcare/contract/weather-care.ts';
import { Temporal } from 'temporal-polyfill';
import type { WeatherLimits } from '../../horticulture/weather-needs/weather-limits.ts';
import { warnsBelow } from './cold-harm.ts';
import { celsius, metersPerSecond, rounded } from './figures.ts';
import { dayThere, type Forecast, type ForecastHour, hoursAhead } from './forecast.ts';
import { FLEECE } from './protection-advice.ts';

/** How far ahead a warning looks. */
const HORIZON_HOURS = 36;
/** °C. */
const HEAT = 35;
/** m/s; from here on the German weather service warns of gusts as a storm (65 km/h). */
const STORM = 18;
/** mm in an hour, and within 24: heavy rain in the warnings of the German weather service (15 to 25, 30 to 50). */
const DOWNPOUR = 15;
const RAINY_DAY = 30;
/** K. A gardener who covered the pots for −1 °C is warned again of −6 °C. */
const FROST_STEP = 5;
const NAMED_AT_MOST = 5;
const HALF_DAY_MS = 12 * 3_600_000;
/** Twice a day, where the gardener lives: with the messages of the morning, and before the night. */
const CHECK_TIMES = ['08:00', '17:00'] as const;

export interface OutdoorPlant {
  id: string;
  name: string;
  limits: WeatherLimits;
}

/** Weather that is coming and the plants that do not tolerate it. */
export interface WeatherEvent {
  kind: 'frost' | 'cold' | 'heat' | 'storm' | 'rain';
  /** How bad it is within its kind, from 0: weather that gets worse by a degree is announced again. */
  degree: number;
  /** The day when it is worst, where the place is, and the hour then. */
  date: string;
  at: number;
  priority: Priority;
  title: string;
  message: string;
  /** What to do for the plants, the most sensible first. */
  cares: readonly WeatherCare[];
  plants: readonly OutdoorPlant[];
}

/** What the next 36 hours bring that some of these plants do not tolerate. */
export function weatherEvents(forecast: Forecast, now: Date, plants: readonly OutdoorPlant[]): WeatherEvent[] {
  const hours = hoursAhead(forecast, now, HORIZON_HOURS);
  if (hours.length === 0 || plants.length === 0) return [];
  const date = (hour: ForecastHour) => dayThere(forecast, hour.at);
  const night = (hour: ForecastHour) => dayThere(forecast, hour.at - HALF_DAY_MS);
  const when = (hour: ForecastHour) => whenThere(forecast, now, hour.at);
  const describe = ({ first, worst }: Peaks, figure: (hour: ForecastHour) => string) =>
    [...new Set([first, worst])].map((hour) => `${figure(hour)} ${when(hour)}`).join(' and ');

  const cold = peaks(hours, plants, {
    isTooMuch: (hour, limits) => rounded(hour.temperature) < warnsBelow(limits),
    badness: ({ temperature }) => -rounded(temperature),
    period: night,
  });
  const heat = peaks(hours, plants, {
    isTooMuch: ({ temperature }, { max }) => temperature > HEAT && rounded(temperature) > max,
    badness: ({ temperature }) => rounded(temperature),
    period: date,
  });
  const storm = peaks(hours, plants, {
    isTooMuch: ({ gusts }, { wind }) => gusts >= STORM && rounded(gusts) > rounded(wind),
    badness: ({ gusts }) => rounded(gusts),
    period: date,
  });
  const lows = describe(cold, ({ temperature }) => celsius(temperature));
  const highs = describe(heat, ({ temperature }) => celsius(temperature));
  const gusts = describe(storm, (hour) => metersPerSecond(hour.gusts));
  const isBeyondFleece = cold.plants.some(({ limits }) => limits.min - cold.worst.temperature > FLEECE);
  const isFrost = rounded(cold.worst.temperature) <= 0;

  const wettest = worstOf(hours, ({ rain }) => rain);
  const isSnow = rounded(wettest.temperature) <= 0;
  const rain = mostWithinADay(hours);
  const tooWet = wettest.rain >= DOWNPOUR || rain >= RAINY_DAY ? plants : [];

  const found: WeatherEvent[] = [
    {
      kind: isFrost ? 'frost' : 'cold',
      degree: isFrost ? Math.floor(-rounded(cold.worst.temperature) / FROST_STEP) : 0,
      ...{ date: date(cold.worst), at: cold.worst.at },
      cares: isBeyondFleece ? ['moved_in'] : ['covered', 'moved_in'],
      priority: isFrost ? 'urgent' : 'high',
      title: `${isFrost ? 'Frost' : 'Cold night'}: ${celsius(cold.worst.temperature)} ${when(cold.worst)}`,
      message: `It gets down to ${lows}. ${isBeyondFleece ? 'Bring in' : 'Bring in or cover'} ${named(cold.plants, ({ min }) => `suffers below ${celsius(min)}`)}.`,
      plants: cold.plants,
    },
    {
      kind: 'heat',
      degree: 0,
      ...{ date: date(heat.worst), at: heat.worst.at },
      cares: ['shaded'],
      priority: 'high',
      title: `Heat: ${celsius(heat.worst.temperature)} ${when(heat.worst)}`,
      message: `It gets up to ${highs}. Shade and water early ${named(heat.plants, ({ max }) => `suffers above ${celsius(max)}`)}.`,
      plants: heat.plants,
    },
    {
      kind: 'storm',
      degree: 0,
      ...{ date: date(storm.worst), at: storm.worst.at },
      cares: ['sheltered'],
      priority: 'high',
      title: `Storm: gusts of ${metersPerSecond(storm.worst.gusts)} ${when(storm.worst)}`,
      message: `Gusts reach ${gusts}. Tie up or shelter ${named(storm.plants, ({ wind }) => `breaks from ${metersPerSecond(wind)}`)}.`,
      plants: storm.plants,
    },
    {
      kind: 'rain',
      degree: 0,
      ...{ date: date(wettest), at: wettest.at },
      cares: [isSnow ? 'cleared' : 'drained'],
      priority: 'medium',
      title: `${isSnow ? 'Heavy snow' : 'Heavy rain'}: ${Math.round(rain)} mm`,
      message: isSnow
        ? `Snow that melts to ${Math.round(rain)} mm is due within a day, heaviest ${when(wettest)}. Shake it off ${named(tooWet, null)}.`
        : `${Math.round(rain)} mm of rain are due within a day, heaviest ${when(wettest)}. Empty the saucers, and see that the pots drain, of ${named(tooWet, null)}.`,
      plants: tooWet,
    },
  ];
  return found.filter((event) => event.plants.length > 0);
}

interface Measure {
  isTooMuch(hour: ForecastHour, limits: WeatherLimits): boolean;
  /** A higher number is worse. */
  badness(hour: ForecastHour): number;
  /** The day or night that an hour belongs to. */
  period(hour: ForecastHour): string;
}

/**
 * The worst hour, and the worst hour of the first day or night that does harm: the same hour unless a worse day follows.
 */
interface Peaks {
  plants: readonly OutdoorPlant[];
  first: ForecastHour;
  worst: ForecastHour;
}

/** The worst that some hours bring, and the plants that do not tolerate it. */
function peaks(hours: readonly ForecastHour[], plants: readonly OutdoorPlant[], measure: Measure): Peaks {
  const { isTooMuch, badness, period } = measure;
  const worst = worstOf(hours, badness);
  const concerned = plants.filter(({ limits }) => isTooMuch(worst, limits));
  const onset = hours.find((hour) => concerned.some(({ limits }) => isTooMuch(hour, limits))) ?? worst;
  if (period(onset) === period(worst)) return { plants: concerned, first: worst, worst };
  const begins = hours.filter((hour) => period(hour) === period(onset));
  return { plants: concerned, first: worstOf(begins, badness), worst };
}

/** The first of the hours that are worst. */
function worstOf(hours: readonly ForecastHour[], badness: (hour: ForecastHour) => number): ForecastHour {
  return hours.reduce((worst, hour) => (badness(hour) > badness(worst) ? hour : worst));
}

/** When the weather of a garden is checked the next time (UTC, ISO). */
export function nextCheck(now: Date, timeZone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  for (let days = 0; ; days += 1) {
    for (const plainTime of CHECK_TIMES) {
      const check = there.toPlainDate().add({ days }).toZonedDateTime({ timeZone, plainTime });
      if (check.epochMilliseconds > now.getTime()) return new Date(check.epochMilliseconds).toISOString();
    }
  }
}

function mostWithinADay(hours: readonly ForecastHour[]): number {
  const sums = hours.map((_, start) => hours.slice(start, start + 24).reduce((total, { rain }) => total + rain, 0));
  return Math.max(0, ...sums);
}

/** "this afternoon", "tonight", "tomorrow morning" or "on Sunday night", where the place is. */
function whenThere(forecast: Forecast, now: Date, at: number): string {
  const hour = new Date(at + forecast.utcOffsetMs).getUTCHours();
  const part = hour < 6 || hour >= 21 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  // The small hours belong to the night of the day before.
  const day = dayThere(forecast, hour < 6 ? at - 24 * 3_600_000 : at);
  const today = dayThere(forecast, now.getTime());
  if (day <= today) return part === 'night' ? 'tonight' : `this ${part}`;
  if (day === dayThere(forecast, now.getTime() + 24 * 3_600_000)) return `tomorrow ${part}`;
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
  return `on ${weekday} ${part}`;
}

function named(plants: readonly OutdoorPlant[], harmedBy: ((limits: WeatherLimits) => string) | null): string {
  const names = plants
    .slice(0, NAMED_AT_MOST)
    .map(({ name, limits }) => (harmedBy ? `${name} (${harmedBy(limits)})` : name));
  const more = plants.length - names.length;
  return new Intl.ListFormat('en').format(more > 0 ? [...names, `${more} more`] : names);
}
