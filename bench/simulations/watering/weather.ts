import type { DayWeather } from '../../../server/src/horticulture/watering-rhythm/daily-use.ts';
import { lognormal, normal } from '../random.ts';

const LATITUDE = (50 * Math.PI) / 180;
const DAYS_OF_A_YEAR = 365;

/** A day of synthetic weather; `mean` is its mean temperature in °C, `sun` the share of the sun that clouds let through. */
export interface SyntheticDay extends Omit<DayWeather, 'date'> {
  mean: number;
  sun: number;
}

/**
 * Weather of central Europe: temperatures follow the season with an autoregressive deviation, wet days follow wet days
 * (Richardson's weather generator, 1981), evapotranspiration is Hargreaves' (FAO-56, equation 52).
 * @param first the day of the year of the first day, 1 for 1 January
 */
export function syntheticWeather(first: number, days: number, random: () => number): SyntheticDay[] {
  let deviation = 0;
  let wet = false;
  const rainyYear = lognormal(1, 1.25, random);
  return Array.from({ length: days }, (_, index) => {
    const dayOfYear = ((first - 1 + index) % DAYS_OF_A_YEAR) + 1;
    deviation = 0.75 * deviation + 2.6 * normal(random);
    wet = random() < Math.min(0.9, (wet ? 0.58 : 0.25) * rainyYear);
    const mean = 10 + 9 * Math.cos((2 * Math.PI * (dayOfYear - 200)) / DAYS_OF_A_YEAR) + deviation - (wet ? 1 : 0);
    const range = (wet ? 5.5 : 10.5) * (0.75 + 0.25 * Math.cos((2 * Math.PI * (dayOfYear - 172)) / DAYS_OF_A_YEAR));
    const evapotranspiration = Math.max(0, 0.0023 * (mean + 17.8) * Math.sqrt(range) * sunOutsideAir(dayOfYear));
    const rain = wet ? -5.2 * Math.log(1 - random()) : 0;
    return { rain, evapotranspiration, max: mean + range / 2, mean, sun: wet ? 0.45 : 0.8 };
  });
}

/** Radiation above the air in mm of evaporation a day (FAO-56, equations 21 to 25). */
export function sunOutsideAir(dayOfYear: number): number {
  const angle = (2 * Math.PI * dayOfYear) / DAYS_OF_A_YEAR;
  const distance = 1 + 0.033 * Math.cos(angle);
  const declination = 0.409 * Math.sin(angle - 1.39);
  const sunset = Math.acos(-Math.tan(LATITUDE) * Math.tan(declination));
  const height =
    sunset * Math.sin(LATITUDE) * Math.sin(declination) + Math.cos(LATITUDE) * Math.cos(declination) * Math.sin(sunset);
  return 0.408 * ((24 * 60) / Math.PI) * 0.082 * distance * height;
}

/** What a provider says of a day: past days nearly right, coming ones less and less so. @param lead days ahead; 0 or less is past */
export function reported(
  days: readonly SyntheticDay[],
  index: number,
  lead: number,
  random: () => number,
): SyntheticDay {
  const truth = days[index] ?? days[days.length - 1];
  if (!truth) throw new RangeError('no weather');
  const ahead = Math.max(0, lead);
  const isWrong = random() < 0.05 * ahead;
  // A false alarm or a missed rain: that of another day near it.
  const rainy = isWrong ? (days[Math.max(0, index - 3 - Math.floor(4 * random()))] ?? truth) : truth;
  return {
    ...truth,
    rain: rainy.rain * lognormal(1, 1.3 + 0.07 * ahead, random),
    evapotranspiration: truth.evapotranspiration * lognormal(1, 1.08 + 0.04 * ahead, random),
    max: truth.max + (0.5 + 0.4 * ahead) * normal(random),
  };
}
