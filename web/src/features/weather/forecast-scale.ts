import type { ForecastDay } from '@plantcare/contract/weather.ts';

/** The frost line is shown if the temperature comes this close to 0 °C. */
const NEAR_FROST = 4;
/** Rain in mm that fills its part of the chart; more rain extends the scale. */
const MUCH_RAIN = 20;
/** The share of the height for the rain, below the temperatures. */
const RAIN_SHARE = 0.35;

type Range = readonly [number, number];

export interface ForecastScale {
  temperature: Range;
  rain: Range;
  frostLine: boolean;
}

/** The scales of the chart: temperatures above the rain, and 0 °C visible if it is near. */
export function forecastScale(days: readonly ForecastDay[]): ForecastScale {
  const lowest = Math.min(...days.map(({ min }) => min));
  const highest = Math.max(...days.map(({ max }) => max));
  const frostLine = lowest <= NEAR_FROST && highest >= -NEAR_FROST;
  const top = Math.max(highest, frostLine ? 0 : highest) + 1;
  const bottom = Math.min(lowest, frostLine ? 0 : lowest) - 1;
  const most = Math.max(MUCH_RAIN, ...days.map(({ rain }) => rain));
  return {
    temperature: [bottom - ((top - bottom) * RAIN_SHARE) / (1 - RAIN_SHARE), top],
    rain: [0, most / RAIN_SHARE],
    frostLine,
  };
}
