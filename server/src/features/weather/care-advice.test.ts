import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Conditions } from '../../horticulture/weather-conditions.ts';
import { careAdvice } from './care-advice.ts';

const MILD_DAY: Conditions = {
  temperature: 21,
  humidity: 55,
  windSpeed: 3,
  cloudCover: 40,
  rainLast24h: 0,
  rainNext24h: 0,
  evapotranspiration: 4,
  sunDay: 'today',
  uvIndex: 5,
  highest: 24,
  gusts: 7,
  nights: [12, 11, 13],
};

const PLANTS = [null, '', 'Basil', 'cactus', 'Christmas cactus', 'Boston fern', 'Monstera', 'Phalaenopsis', 'Tomato'];
const MORE_PLANTS = [
  'Lemon tree',
  'Venus flytrap',
  'Rosemary',
  'Rose',
  'Petunia',
  'Tillandsia',
  'Fred',
  'x'.repeat(200),
];

describe('the same frosty night', () => {
  const frost: Conditions = { ...MILD_DAY, temperature: 3, uvIndex: 1, evapotranspiration: 0.6, nights: [-4, 1, 3] };

  test.each([
    ['Basil', /^Frost tonight, down to −4 °C: bring these plants in/],
    ['Lemon tree', /they need at least 5 °C/],
    ['Echeveria', /they need at least 5 °C/],
    ['Rosemary', /^Nothing to protect from: .*−4 °C \(these plants tolerate −5 °C\)/],
    ['Hosta', /^Nothing to protect from: .*these plants tolerate −20 °C/],
    [null, /plants that are not hardy/],
  ])('is told to the gardener of %s as it concerns that plant', (plant, text) => {
    expect(careAdvice(frost, plant).protection).toMatch(text);
  });
});

test('a type that is not known is advised as plants in general are', () => {
  expect(careAdvice(MILD_DAY, 'Fred')).toEqual(careAdvice(MILD_DAY, null));
});

describe('whatever the weather', () => {
  const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const weather: fc.Arbitrary<Conditions> = fc.record({
    temperature: figure(-40, 50),
    humidity: figure(0, 100),
    windSpeed: figure(0, 60),
    cloudCover: figure(0, 100),
    rainLast24h: figure(0, 500),
    rainNext24h: figure(0, 500),
    evapotranspiration: figure(0, 20),
    sunDay: fc.constantFrom('today', 'tomorrow'),
    uvIndex: figure(0, 16),
    highest: figure(-40, 55),
    gusts: figure(0, 90),
    nights: fc.array(figure(-50, 40), { maxLength: 3 }),
  });
  const plant = fc.oneof(fc.constantFrom(...PLANTS, ...MORE_PLANTS), fc.string());

  function everyLine(check: (line: string) => void) {
    fc.assert(
      fc.property(weather, plant, (conditions, plantType) => {
        for (const line of Object.values(careAdvice(conditions, plantType))) check(line);
      }),
      { numRuns: 1000 },
    );
  }

  test('each line is one to three whole sentences', () => {
    everyLine((line) => {
      const sentences = line.split(/(?<=\.) /);
      expect(sentences.length).toBeLessThanOrEqual(3);
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
    });
  });

  test('each line gives its figures', () => {
    everyLine((line) => expect(line).toMatch(/\d/));
  });

  test('no line has a figure that is none, a unit that is not metric, or a raised voice', () => {
    everyLine((line) => {
      expect(line).not.toMatch(/NaN|undefined|null|Infinity|°F|Fahrenheit|inch|!|\p{Extended_Pictographic}/u);
      expect(line).not.toMatch(/[-−]0 |-\d/);
      expect(line).not.toMatch(/ {2}|\.\.|\d\.\d\d/);
    });
  });
});
