import type { ForecastDay } from '@plantcare/contract/weather.ts';

/** Frost this near, in °C, is worth a line. */
const NEAR_FROST = 4;
/** Rain in mm that fills its part of the chart; more stretches the scale. */
const MUCH_RAIN = 20;
/** The part of the height that belongs to the rain, below the temperatures. */
const RAIN_SHARE = 0.35;

type Range = readonly [number, number];

export interface ForecastScale {
  temperature: Range;
  rain: Range;
  frostLine: boolean;
}

/** Scales for both axes of one chart: the temperatures keep above the rain, and 0 °C is in sight when it is near. */
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
