import type { Priority } from '@plantcare/contract/notifications.ts';
import { Temporal } from 'temporal-polyfill';
import { dayThere, type Forecast, type ForecastHour, hoursAhead } from './forecast.ts';
import type { PlantLimits } from './plant-limits.ts';

/** How far ahead a warning looks. */
const HORIZON_HOURS = 36;
/** °C. */
const HEAT = 35;
/** m/s; from here on the German weather service warns of gusts as a storm (65 km/h). */
const STORM = 18;
/** mm in an hour, and within 24: heavy rain in the warnings of the German weather service (15 to 25, 30 to 50). */
const DOWNPOUR = 15;
const RAINY_DAY = 30;
const NAMED_AT_MOST = 5;
/** Twice a day, where the gardener lives: with the messages of the morning, and before the night. */
const LOOKS = ['08:00', '17:00'] as const;

export interface OutdoorPlant {
  id: string;
  name: string;
  limits: PlantLimits;
}

/** Weather that is coming and the plants that it is too much for. */
export interface WeatherEvent {
  kind: 'frost' | 'heat' | 'storm' | 'rain';
  /** The day when it is worst, where the place is. */
  date: string;
  priority: Priority;
  title: string;
  message: string;
  plants: readonly OutdoorPlant[];
}

/** What the next 36 hours bring that some of these plants cannot bear. */
export function weatherEvents(forecast: Forecast, now: Date, plants: readonly OutdoorPlant[]): WeatherEvent[] {
  const hours = hoursAhead(forecast, now, HORIZON_HOURS);
  const [first] = hours;
  if (!first || plants.length === 0) return [];
  const coldest = hours.reduce((worst, hour) => (hour.temperature < worst.temperature ? hour : worst), first);
  const hottest = hours.reduce((worst, hour) => (hour.temperature > worst.temperature ? hour : worst), first);
  const windiest = hours.reduce((worst, hour) => (hour.gusts > worst.gusts ? hour : worst), first);
  const wettest = hours.reduce((worst, hour) => (hour.rain > worst.rain ? hour : worst), first);
  const rain = mostWithinADay(hours);
  const when = (hour: ForecastHour) => whenThere(forecast, now, hour.at);
  const date = (hour: ForecastHour) => dayThere(forecast, hour.at);

  const tooCold = plants.filter(({ limits }) => coldest.temperature < limits.min);
  const tooHot = hottest.temperature > HEAT ? plants.filter(({ limits }) => hottest.temperature > limits.max) : [];
  const tooWindy = windiest.gusts >= STORM ? plants.filter(({ limits }) => windiest.gusts > limits.wind) : [];
  const tooWet = wettest.rain >= DOWNPOUR || rain >= RAINY_DAY ? plants : [];

  const low = degrees(coldest.temperature);
  const high = degrees(hottest.temperature);
  const gusts = `${Math.round(windiest.gusts)} m/s`;
  const isFrost = coldest.temperature <= 0;
  const found: WeatherEvent[] = [
    {
      kind: 'frost',
      date: date(coldest),
      priority: isFrost ? 'urgent' : 'high',
      title: `${isFrost ? 'Frost' : 'Cold night'}: ${low} ${when(coldest)}`,
      message: `It gets down to ${low} ${when(coldest)}. Bring in or cover ${named(tooCold, ({ min }) => `bears ${degrees(min)}`)}.`,
      plants: tooCold,
    },
    {
      kind: 'heat',
      date: date(hottest),
      priority: 'high',
      title: `Heat: ${high} ${when(hottest)}`,
      message: `It gets up to ${high} ${when(hottest)}. Shade and water early ${named(tooHot, ({ max }) => `bears ${degrees(max)}`)}.`,
      plants: tooHot,
    },
    {
      kind: 'storm',
      date: date(windiest),
      priority: 'high',
      title: `Storm: gusts of ${gusts} ${when(windiest)}`,
      message: `Gusts reach ${gusts} ${when(windiest)}. Tie up or shelter ${named(tooWindy, ({ wind }) => `bears ${wind} m/s`)}.`,
      plants: tooWindy,
    },
    {
      kind: 'rain',
      date: date(wettest),
      priority: 'medium',
      title: `Heavy rain: ${Math.round(rain)} mm ${when(wettest)}`,
      message: `${Math.round(rain)} mm of rain are due within a day, most of it ${when(wettest)}. Empty the saucers, and see that the water runs off, of ${named(tooWet, null)}.`,
      plants: tooWet,
    },
  ];
  return found.filter((event) => event.plants.length > 0);
}

/** When the weather of a garden is looked at the next time (UTC, ISO). */
export function nextLook(now: Date, timeZone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  for (let days = 0; ; days += 1) {
    for (const plainTime of LOOKS) {
      const look = there.toPlainDate().add({ days }).toZonedDateTime({ timeZone, plainTime });
      if (look.epochMilliseconds > now.getTime()) return new Date(look.epochMilliseconds).toISOString();
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

function named(plants: readonly OutdoorPlant[], bears: ((limits: PlantLimits) => string) | null): string {
  const names = plants.slice(0, NAMED_AT_MOST).map(({ name, limits }) => (bears ? `${name} (${bears(limits)})` : name));
  const more = plants.length - names.length;
  return new Intl.ListFormat('en').format(more > 0 ? [...names, `${more} more`] : names);
}

function degrees(celsius: number): string {
  return `${Math.round(celsius) + 0} °C`.replace('-', '−');
}
