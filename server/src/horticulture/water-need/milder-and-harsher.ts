import fc from 'fast-check';
import { saturationPressure } from '../climate/vapor-pressure.ts';
import type { Dryness } from './water-need.ts';

/** A pair of days of which the second is in no way milder than the first. */
export const milderAndHarsher = fc
  .tuple(
    pairOf(-40, 50), // °C
    pairOf(0, 4), // kPa of water vapor
    pairOf(0, 15), // mm of evapotranspiration
    pairOf(0, 60), // mm of rain
    pairOf(0, 60),
  )
  .map(([celsius, vapor, evaporation, fallen, due]): [Dryness, Dryness] => [
    {
      temperature: celsius.low,
      humidity: humidityOf(vapor.high, celsius.low),
      evapotranspiration: evaporation.low,
      rainLast24h: fallen.high,
      rainNext24h: due.high,
    },
    {
      temperature: celsius.high,
      humidity: humidityOf(Math.min(vapor.low, saturationPressure(celsius.low)), celsius.high),
      evapotranspiration: evaporation.high,
      rainLast24h: fallen.low,
      rainNext24h: due.low,
    },
  ]);

/** In percent; air that is saturated takes up no more. */
function humidityOf(kilopascals: number, celsius: number): number {
  return Math.min(100, (100 * kilopascals) / saturationPressure(celsius));
}

function pairOf(min: number, max: number) {
  const figure = fc.double({ min, max, noNaN: true });
  // Half of the pairs are the same, so that one thing at a time makes the difference as well.
  const same = figure.map((each) => [each, each] as const);
  return fc.oneof(fc.tuple(figure, figure), same).map(([one, other]) => ({
    low: Math.min(one, other),
    high: Math.max(one, other),
  }));
}
