import type { Hemisphere } from '@plantcare/contract/seasons.ts';

/**
 * Where a plant gets its water from: indoors and under glass none falls from the sky; a pot outdoors catches little of the
 * rain, open ground most of it.
 */
export type WateringPlace = 'indoors' | 'greenhouse' | 'pot' | 'ground';

/** A day's weather: millimeters of rain and of FAO-56 reference evapotranspiration, and the highest temperature in °C. */
export interface DayWeather {
  /** `2026-05-01` */
  date: string;
  rain: number;
  evapotranspiration: number;
  max: number;
}

/** What the use of water depends on besides the weather. */
export interface WaterUser {
  place: WateringPlace;
  hemisphere: Hemisphere;
  /** The share of the reference evapotranspiration that it uses outdoors. */
  cropCoefficient: number;
  /** What it uses indoors on a winter day, as a share of a day in its growing season. */
  winterShare: number;
}

/**
 * Reference evapotranspiration of a usual day in the growing season, in mm: within the 3 to 5 mm of temperate regions at
 * about 20 °C (FAO-56, table 2).
 */
const USUAL_EVAPOTRANSPIRATION = 3.5;
/** And of a usual day in midwinter and midsummer, where no weather is known: from the same table, own choice within it. */
const MIDWINTER = 0.7;
const MIDSUMMER = 4.3;

/** Rain up to 0.2 of the day's reference evapotranspiration never reaches the roots (FAO-56, chapter 8). */
const RAIN_LOST = 0.2;
/**
 * How much of the rain on the area of its leaves reaches its roots. A pot is some three times narrower in area than the
 * plant in it, and its leaves lead rain past it: own estimate. Of rain on open ground about a fifth runs off or passes the
 * roots (USDA Soil Conservation Service, "Irrigation water requirements", 1970, for light and moderate rain).
 */
const RAIN_SHARE: Readonly<Record<WateringPlace, number>> = { indoors: 0, greenhouse: 0, pot: 0.3, ground: 0.8 };

const DAYS_OF_A_YEAR = 365.25;
/** The middle of July, when the days in the north are warmest. */
const WARMEST_DAY = 196;

/**
 * The water that a plant uses on a day, in growing days: 1 is the use of a usual day in its growing season. Negative when
 * rain brings more than it uses.
 * @param weather null when it is not known; then a usual day of that time of the year counts
 */
export function dailyUse(user: WaterUser, date: string, weather: Omit<DayWeather, 'date'> | null): number {
  if (user.place === 'indoors') return user.winterShare + (1 - user.winterShare) * summerness(date, user.hemisphere);
  if (weather === null) return usualEvapotranspiration(date, user.hemisphere) / USUAL_EVAPOTRANSPIRATION;
  return dryingOf(weather) - rainOf(user, weather);
}

/** What rain brings on a day, in growing days. */
export function rainOf(
  { place, cropCoefficient }: WaterUser,
  { rain, evapotranspiration }: Omit<DayWeather, 'date'>,
): number {
  const reaching = Math.max(0, rain - RAIN_LOST * evapotranspiration) * RAIN_SHARE[place];
  return reaching / (cropCoefficient * USUAL_EVAPOTRANSPIRATION);
}

/** Frozen soil takes up nothing and loses nothing. */
function dryingOf({ evapotranspiration, max }: Omit<DayWeather, 'date'>): number {
  return max <= 0 ? 0 : Math.max(0, evapotranspiration) / USUAL_EVAPOTRANSPIRATION;
}

function usualEvapotranspiration(date: string, hemisphere: Hemisphere): number {
  return MIDWINTER + (MIDSUMMER - MIDWINTER) * summerness(date, hemisphere);
}

/** 1 in the middle of summer, 0 in the middle of winter, and evenly between: the course of the sun over the year. */
function summerness(date: string, hemisphere: Hemisphere): number {
  const day = (Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / 86_400_000;
  const warmest = hemisphere === 'north' ? WARMEST_DAY : WARMEST_DAY - DAYS_OF_A_YEAR / 2;
  return (1 + Math.cos((2 * Math.PI * (day - warmest)) / DAYS_OF_A_YEAR)) / 2;
}
