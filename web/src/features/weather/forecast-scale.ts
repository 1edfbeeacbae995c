import type { ForecastDay } from '@plantcare/contract/weather.ts';
import { degrees, millimeters } from './weather-words.ts';

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

/** A label of the chart's axis, at a value of its temperature scale. */
export interface AxisTick {
  readonly at: number;
  readonly label: string;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_TEMPERATURES = 4;
const MOST_AMOUNTS = 2;

/** Round values from `low` to `high`, at most so many. */
function roundValues(low: number, high: number, most: number): number[] {
  const valuesOf = (step: number) => {
    const first = Math.ceil(low / step);
    const count = Math.floor(high / step) - first + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step);
  };
  return STEPS.map(valuesOf).find(({ length }) => length <= most) ?? [];
}

/** One axis for both: temperatures in °C, and below them the rain in mm. */
export function axisTicks(days: readonly ForecastDay[], { temperature, rain }: ForecastScale): AxisTick[] {
  const [bottom, top] = temperature;
  const perMillimeter = (top - bottom) / rain[1];
  const lowest = Math.min(...days.map(({ min }) => min));
  const highest = Math.max(...days.map(({ max }) => max));
  const amounts = roundValues(1, rain[1] * RAIN_SHARE, MOST_AMOUNTS);
  return [
    ...amounts.map((amount) => ({ at: bottom + amount * perMillimeter, label: millimeters(amount) })),
    ...roundValues(lowest, highest, MOST_TEMPERATURES).map((at) => ({ at, label: degrees(at) })),
  ];
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
