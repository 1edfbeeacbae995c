import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saturationPressure } from '../../horticulture/climate/vapor-pressure.ts';
import { PLANT_KINDS, type PlantKind } from '../../horticulture/water-need/plant-kind.ts';
import { type Dryness, LEVELS, waterNeed } from '../../horticulture/water-need/water-need.ts';
import { wateringAdvice } from './watering-advice.ts';

const MILD: Dryness = { temperature: 22, humidity: 50, evapotranspiration: 4, rainLast24h: 0, rainNext24h: 0 };

/** How the first words of the advice rank. */
const OPENINGS = ['Skip watering', 'Water lightly', 'Water outdoors', 'Water generously'];
/** And those about indoors. */
const AMOUNTS = ['hardly any water', 'little water', 'a moderate amount of water', 'much water'];

describe('outdoors', () => {
  test('plants use their share of the reference evapotranspiration', () => {
    expect(waterNeed(MILD, 'vegetable').outdoors).toEqual({ level: 'normal', use: 4.2, mm: 4.2 });
    expect(waterNeed(MILD, 'succulent').outdoors).toMatchObject({ level: 'little', mm: 1.2 });
  });

  test('rain counts less what evaporates at once', () => {
    expect(waterNeed({ ...MILD, rainLast24h: 0.8 }, 'vegetable').outdoors.mm).toBeCloseTo(4.2);
    expect(waterNeed({ ...MILD, rainLast24h: 2.8 }, 'vegetable').outdoors.mm).toBeCloseTo(2.2);
    expect(waterNeed({ ...MILD, rainNext24h: 2.8 }, 'vegetable').outdoors.mm).toBeCloseTo(2.2);
    expect(waterNeed({ ...MILD, rainLast24h: 8, rainNext24h: 5 }, 'vegetable').outdoors.level).toBe('none');
  });

  test('frozen soil is not watered', () => {
    expect(waterNeed({ ...MILD, temperature: 0 }, 'vegetable').outdoors.level).toBe('none');
  });
});

describe('indoors', () => {
  test('the damp air of winter is dry once a room has warmed it', () => {
    const { temperature, humidity, deficit } = waterNeed({ ...MILD, temperature: 0, humidity: 90 }, 'fern').indoors;
    expect(temperature).toBe(20);
    expect(humidity).toBeCloseTo(23.5, 1); // 0.55 of 2.34 kPa
    expect(deficit).toBeCloseTo(1.79, 2);
  });

  test('a room is no more humid than 50 %, and cools no heat but the worst', () => {
    expect(waterNeed({ ...MILD, temperature: 24, humidity: 90 }, 'fern').indoors.humidity).toBe(50);
    const { temperature, humidity } = waterNeed({ ...MILD, temperature: 38, humidity: 25 }, 'fern').indoors;
    expect(temperature).toBe(30);
    expect(humidity).toBeCloseTo(39, 0); // 1.66 of 4.24 kPa
  });

  test('it is as warm and dry as the day in summer', () => {
    const { temperature, humidity } = waterNeed({ ...MILD, temperature: 27, humidity: 35 }, 'fern').indoors;
    expect(temperature).toBe(27);
    expect(humidity).toBeCloseTo(35);
  });

  test('rain outside changes nothing', () => {
    expect(waterNeed({ ...MILD, rainLast24h: 30 }, 'fern').indoors).toEqual(waterNeed(MILD, 'fern').indoors);
  });

  test.each([
    ['succulent', 'none', 'little', 'normal'],
    ['orchid', 'little', 'little', 'normal'],
    ['fern', 'normal', 'normal', 'much'],
    ['carnivorous', 'normal', 'normal', 'much'],
  ] as const)('%s: %s in winter, %s on a mild day, %s on a hot dry one', (kind, inWinter, onMildDay, onHotDay) => {
    const levelOn = (day: Partial<Dryness>) => waterNeed({ ...MILD, ...day }, kind).indoors.level;
    expect(levelOn({ temperature: 2, humidity: 90, evapotranspiration: 0.3 })).toBe(inWinter);
    expect(levelOn({})).toBe(onMildDay);
    expect(levelOn({ temperature: 34, humidity: 25, evapotranspiration: 7 })).toBe(onHotDay);
  });
});

/** A pair of days of which the second is in no way milder than the first. */
const milderAndHarsher = fc
  .tuple(
    pairOf(-40, 50), // °C
    pairOf(0, 4), // kPa of water vapour
    pairOf(0, 15), // mm of evapotranspiration
    pairOf(0, 60), // mm of rain
    pairOf(0, 60),
  )
  .map(([celsius, vapour, evaporation, fallen, due]): [Dryness, Dryness] => [
    {
      temperature: celsius.low,
      humidity: humidityOf(vapour.high, celsius.low),
      evapotranspiration: evaporation.low,
      rainLast24h: fallen.high,
      rainNext24h: due.high,
    },
    {
      temperature: celsius.high,
      humidity: humidityOf(Math.min(vapour.low, saturationPressure(celsius.low)), celsius.high),
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

describe('hotter air, less water vapour, more evapotranspiration and less rain never ask for less water', () => {
  const kinds = fc.constantFrom(...PLANT_KINDS);

  function check(compare: (milder: Dryness, harsher: Dryness, kind: PlantKind) => void) {
    fc.assert(
      fc.property(milderAndHarsher, kinds, ([milder, harsher], kind) => compare(milder, harsher, kind)),
      { numRuns: 1000 },
    );
  }

  test('in mm', () => {
    check((milder, harsher, kind) => {
      const [before, after] = [waterNeed(milder, kind), waterNeed(harsher, kind)];
      expect(after.outdoors.mm).toBeGreaterThanOrEqual(before.outdoors.mm);
      expect(after.indoors.mm).toBeGreaterThanOrEqual(before.indoors.mm);
    });
  });

  test('as a level', () => {
    check((milder, harsher, kind) => {
      const [before, after] = [waterNeed(milder, kind), waterNeed(harsher, kind)];
      expect(LEVELS.indexOf(after.outdoors.level)).toBeGreaterThanOrEqual(LEVELS.indexOf(before.outdoors.level));
      expect(LEVELS.indexOf(after.indoors.level)).toBeGreaterThanOrEqual(LEVELS.indexOf(before.indoors.level));
    });
  });

  test('in what the sentence says', () => {
    const rankIn = (text: string, words: readonly string[]) => words.findIndex((each) => text.includes(each));
    check((milder, harsher, kind) => {
      const [before, after] = [wateringAdvice(milder, kind), wateringAdvice(harsher, kind)];
      expect(rankIn(before, OPENINGS)).toBeGreaterThanOrEqual(0);
      expect(rankIn(after, OPENINGS)).toBeGreaterThanOrEqual(rankIn(before, OPENINGS));
      expect(rankIn(after, AMOUNTS)).toBeGreaterThanOrEqual(rankIn(before, AMOUNTS));
    });
  });
});

test('the wetter kinds are, the more they ask for', () => {
  const kinds: PlantKind[] = ['succulent', 'orchid', 'flowering', 'fern', 'vegetable', 'carnivorous'];
  const needs = kinds.map((kind) => waterNeed(MILD, kind).outdoors.mm);
  expect(needs).toEqual(needs.toSorted((one, other) => one - other));
});
