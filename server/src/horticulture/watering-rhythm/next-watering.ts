import { addDays, daysBetween } from '../days.ts';
import { dailyUse, rainOf, type WaterUser } from './daily-use.ts';
import { daysUntilUsed, type KnownWeather, type WaterBalance } from './water-balance.ts';

/** The largest part of its interval by which a date is moved without asking. */
const MOST_MOVED = 0.3;
/** In intervals: later than this nothing is computed. */
const LONGEST = 3;
/** Rain of less than so many growing days is no reason that a gardener would see. */
const NOTABLE_RAIN = 0.5;
/** From this highest temperature on, in °C, a day is called hot. */
const HOT = 27;

/** Why a date was moved, and by which figures. */
export type MoveReason =
  /** The most rain of one day, in mm. */
  | { because: 'rain'; mm: number; day: string }
  /** The hottest day, in °C. */
  | { because: 'heat'; celsius: number; day: string }
  | { because: 'dry weather' }
  | { because: 'cool weather' }
  /** Watered on a day after the reminder was set. */
  | { because: 'watered'; day: string }
  /** What its diary and the gardener's answers say: the water lasts so many days now. */
  | { because: 'history'; days: number }
  /** What its kind uses at this time of the year. */
  | { because: 'season' };

export interface WateringQuestion {
  user: WaterUser;
  /** The last watering, or what is known of the water since: the soil was full at the beginning. */
  balance: WaterBalance;
  /** When it was last watered: the day after which use counts. */
  wateredOn: string;
  /** The day that its interval gives. */
  rhythmDay: string;
  /** The days of its interval. */
  interval: number;
  /** Growing days that its water lasts, by its history, and by its interval and species alone. */
  lasts: number;
  expected: number;
  weather: KnownWeather;
}

export interface NextWatering {
  day: string;
  /** By how many days it was moved: later is positive. */
  moved: number;
  reason: MoveReason | null;
}

/**
 * The day of the next watering: the one on which a plant will have used its water, but no further from the day of its
 * rhythm than 30 percent of the interval.
 */
export function nextWatering(question: WateringQuestion): NextWatering {
  const { rhythmDay, interval, weather, lasts, balance } = question;
  const most = Math.floor(MOST_MOVED * interval);
  const atMost = Math.max(1, daysBetween(balance.day, rhythmDay) + most + 1);
  const dryOn = addDays(balance.day, daysUntilUsed(question.user, balance, { enough: lasts, atMost }, weather));
  const moved = Math.min(most, Math.max(-most, daysBetween(rhythmDay, dryOn))) + 0; // Adding zero turns -0 into 0.
  const reason = moved === 0 ? null : reasonOf(question, moved, dryOn);
  return { day: addDays(rhythmDay, moved), moved, reason };
}

/** The circumstance without which the date would have moved least in that direction. */
function reasonOf(question: WateringQuestion, moved: number, dryOn: string): MoveReason {
  const { user, wateredOn, rhythmDay, interval, lasts, expected, weather } = question;
  const way = Math.sign(moved);
  const usual: KnownWeather = new Map();
  const fromStart = { day: wateredOn, used: 0 };
  const untilDry = (enough: number) => daysUntilUsed(user, fromStart, { enough, atMost: LONGEST * interval }, usual);
  const lasting = untilDry(lasts);
  const byWeather = way * daysBetween(addDays(wateredOn, lasting), dryOn);
  const byHistory = way * (lasting - untilDry(expected));
  const bySeason = way * (untilDry(expected) - interval);
  const byWatering = way * (daysBetween(rhythmDay, wateredOn) + interval);
  const largest = Math.max(byWeather, byHistory, bySeason, byWatering);
  if (byWatering === largest && byWatering > 0) return { because: 'watered', day: wateredOn };
  if (byWeather === largest && weather.size > 0) return weatherReason(question, way, dryOn);
  return byHistory === largest ? { because: 'history', days: daysBetween(wateredOn, dryOn) } : { because: 'season' };
}

function weatherReason({ user, wateredOn, weather }: WateringQuestion, way: number, dryOn: string): MoveReason {
  const days = [...weather].filter(([day]) => day > wateredOn && day <= dryOn);
  if (way > 0) {
    const wettest = days.reduce<(typeof days)[number] | null>(
      (most, day) => (most === null || day[1].rain > most[1].rain ? day : most),
      null,
    );
    if (wettest && rainOf(user, wettest[1]) >= NOTABLE_RAIN)
      return { because: 'rain', mm: Math.round(wettest[1].rain), day: wettest[0] };
    return { because: 'cool weather' };
  }
  const hottest = days.reduce<(typeof days)[number] | null>(
    (most, day) => (most === null || day[1].max > most[1].max ? day : most),
    null,
  );
  if (hottest && hottest[1].max >= HOT)
    return { because: 'heat', celsius: Math.round(hottest[1].max), day: hottest[0] };
  return { because: 'dry weather' };
}

/**
 * Growing days that a plant's water is expected to last before anything was observed: what its gardener chose, in the
 * season in which it was chosen, and with less weight the usual days of its species in such a pot.
 * @param usual of its species in its growing season, in days; null when that is not known
 */
export function expectedTime(
  user: WaterUser,
  { interval, chosenOn, usual }: { interval: number; chosenOn: string; usual: number | null },
): number {
  const chosen = interval * Math.max(SLOWEST_USE, dailyUse(user, chosenOn, null));
  return usual === null ? chosen : chosen ** CHOSEN_WEIGHT * usual ** (1 - CHOSEN_WEIGHT);
}

/** Slower than this no season is taken to be, or a rhythm chosen in winter would say nothing of summer. */
const SLOWEST_USE = 0.3;
/** Of the gardener's choice beside the species' usual days: the gardener has seen the pot. */
const CHOSEN_WEIGHT = 0.75;
