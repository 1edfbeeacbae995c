import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saturationPressure } from '../climate/vapor-pressure.ts';
import { type Dryness, LEVELS, waterNeed } from './water-need.ts';

const MILD: Dryness = { temperature: 22, humidity: 50, evapotranspiration: 4, rainLast24h: 0, rainNext24h: 0 };

/** Crop coefficients of records. */
const CACTUS = 0.3;
const ORCHID = 0.5;
const FERN = 0.8;
const VEGETABLE = 1.05;
const SUNDEW = 1.1;

describe('outdoors', () => {
  test('plants use their share of the reference evapotranspiration', () => {
    expect(waterNeed(MILD, VEGETABLE).outdoors).toEqual({ level: 'normal', use: 4.2, mm: 4.2 });
    expect(waterNeed(MILD, CACTUS).outdoors).toMatchObject({ level: 'little', mm: 1.2 });
  });

  test('rain counts less what evaporates at once', () => {
    expect(waterNeed({ ...MILD, rainLast24h: 0.8 }, VEGETABLE).outdoors.mm).toBeCloseTo(4.2);
    expect(waterNeed({ ...MILD, rainLast24h: 2.8 }, VEGETABLE).outdoors.mm).toBeCloseTo(2.2);
    expect(waterNeed({ ...MILD, rainNext24h: 2.8 }, VEGETABLE).outdoors.mm).toBeCloseTo(2.2);
    expect(waterNeed({ ...MILD, rainLast24h: 8, rainNext24h: 5 }, VEGETABLE).outdoors.level).toBe('none');
  });

  test('frozen soil is not watered', () => {
    expect(waterNeed({ ...MILD, temperature: 0 }, VEGETABLE).outdoors.level).toBe('none');
  });
});

describe('indoors', () => {
  test('the damp air of winter is dry once a room has warmed it', () => {
    const { temperature, humidity, deficit } = waterNeed({ ...MILD, temperature: 0, humidity: 90 }, FERN).indoors;
    expect(temperature).toBe(20);
    expect(humidity).toBeCloseTo(23.5, 1); // 0.55 of 2.34 kPa
    expect(deficit).toBeCloseTo(1.79, 2);
  });

  test('a room is no more humid than 50 %, and cools no heat but the worst', () => {
    expect(waterNeed({ ...MILD, temperature: 24, humidity: 90 }, FERN).indoors.humidity).toBe(50);
    const { temperature, humidity } = waterNeed({ ...MILD, temperature: 38, humidity: 25 }, FERN).indoors;
    expect(temperature).toBe(30);
    expect(humidity).toBeCloseTo(39, 0); // 1.66 of 4.24 kPa
  });

  test('it is as warm and dry as the day in summer', () => {
    const { temperature, humidity } = waterNeed({ ...MILD, temperature: 27, humidity: 35 }, FERN).indoors;
    expect(temperature).toBe(27);
    expect(humidity).toBeCloseTo(35);
  });

  test('rain outside changes nothing', () => {
    expect(waterNeed({ ...MILD, rainLast24h: 30 }, FERN).indoors).toEqual(waterNeed(MILD, FERN).indoors);
  });

  test.each([
    ['a cactus', CACTUS, 'none', 'little', 'normal'],
    ['an orchid', ORCHID, 'little', 'little', 'normal'],
    ['a fern', FERN, 'normal', 'normal', 'much'],
    ['a sundew', SUNDEW, 'normal', 'normal', 'much'],
  ] as const)(
    '%s (%d): %s in winter, %s on a mild day, %s on a hot dry one',
    (_, coefficient, inWinter, onMildDay, onHotDay) => {
      const levelOn = (day: Partial<Dryness>) => waterNeed({ ...MILD, ...day }, coefficient).indoors.level;
      expect(levelOn({ temperature: 2, humidity: 90, evapotranspiration: 0.3 })).toBe(inWinter);
      expect(levelOn({})).toBe(onMildDay);
      expect(levelOn({ temperature: 34, humidity: 25, evapotranspiration: 7 })).toBe(onHotDay);
    },
  );
});

/** A pair of days of which the second is in no way milder than the first. */
const milderAndHarsher = fc
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

describe('hotter air, less water vapor, more evapotranspiration and less rain never lower the need', () => {
  const coefficients = fc.double({ min: 0.1, max: 1.3, noNaN: true });

  function check(compare: (milder: Dryness, harsher: Dryness, coefficient: number) => void) {
    fc.assert(
      fc.property(milderAndHarsher, coefficients, ([milder, harsher], coefficient) =>
        compare(milder, harsher, coefficient),
      ),
      { numRuns: 1000 },
    );
  }

  test('in mm', () => {
    check((milder, harsher, coefficient) => {
      const [before, after] = [waterNeed(milder, coefficient), waterNeed(harsher, coefficient)];
      expect(after.outdoors.mm).toBeGreaterThanOrEqual(before.outdoors.mm);
      expect(after.indoors.mm).toBeGreaterThanOrEqual(before.indoors.mm);
    });
  });

  test('as a level', () => {
    check((milder, harsher, coefficient) => {
      const [before, after] = [waterNeed(milder, coefficient), waterNeed(harsher, coefficient)];
      expect(LEVELS.indexOf(after.outdoors.level)).toBeGreaterThanOrEqual(LEVELS.indexOf(before.outdoors.level));
      expect(LEVELS.indexOf(after.indoors.level)).toBeGreaterThanOrEqual(LEVELS.indexOf(before.indoors.level));
    });
  });
});

test('plants with a higher crop coefficient need more', () => {
  const needs = [CACTUS, ORCHID, FERN, VEGETABLE, SUNDEW].map((each) => waterNeed(MILD, each).outdoors.mm);
  expect(needs).toEqual(needs.toSorted((one, other) => one - other));
  expect(new Set(needs).size).toBe(needs.length);
});
