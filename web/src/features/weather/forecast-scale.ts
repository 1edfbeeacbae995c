import type { Units } from '@plantcare/contract/units.ts';
import type { ForecastDay } from '@plantcare/contract/weather.ts';
import type { Measures } from '@/lib/units/measures.ts';

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

const MOST_TEMPERATURES = 4;
const MOST_AMOUNTS = 2;

/** A unit of an axis: the metric value of its zero and of one step, and the steps between round values of it. */
interface AxisUnit {
  zero: number;
  one: number;
  steps: readonly number[];
}

const WHOLE_STEPS = [1, 2, 5, 10, 20, 50, 100];

const AXES: Readonly<Record<Units, { degrees: AxisUnit; rain: AxisUnit }>> = {
  metric: {
    degrees: { zero: 0, one: 1, steps: WHOLE_STEPS },
    rain: { zero: 0, one: 1, steps: WHOLE_STEPS },
  },
  us: {
    degrees: { zero: -160 / 9, one: 5 / 9, steps: WHOLE_STEPS },
    rain: { zero: 0, one: 25.4, steps: [0.1, 0.2, 0.5, ...WHOLE_STEPS] },
  },
};

/** The metric values from `low` to `high` that are round in a unit, at most so many. */
function roundValues(low: number, high: number, { zero, one, steps }: AxisUnit, most: number): number[] {
  const valuesOf = (step: number) => {
    const first = Math.ceil((low - zero) / one / step);
    const count = Math.floor((high - zero) / one / step) - first + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step * one + zero);
  };
  return steps.map(valuesOf).find(({ length }) => length <= most) ?? [];
}

/** One axis for both: temperatures, and below them the rain. */
export function axisTicks(
  days: readonly ForecastDay[],
  { temperature, rain }: ForecastScale,
  measures: Measures,
): AxisTick[] {
  const [bottom, top] = temperature;
  const perMillimeter = (top - bottom) / rain[1];
  const lowest = Math.min(...days.map(({ min }) => min));
  const highest = Math.max(...days.map(({ max }) => max));
  const axes = AXES[measures.units];
  const amounts = roundValues(1, rain[1] * RAIN_SHARE, axes.rain, MOST_AMOUNTS);
  return [
    ...amounts.map((amount) => ({ at: bottom + amount * perMillimeter, label: measures.rain(amount) })),
    ...roundValues(lowest, highest, axes.degrees, MOST_TEMPERATURES).map((at) => ({ at, label: measures.degrees(at) })),
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
