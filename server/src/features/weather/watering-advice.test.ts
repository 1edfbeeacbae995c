import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dryness, LEVELS, waterNeed } from '../../horticulture/water-need/water-need.ts';
import { findPlantProfile } from '../../horticulture/weather-needs/find-plant-profile.ts';
import { wateringAdvice } from './watering-advice.ts';

const MILD: Dryness = { temperature: 22, humidity: 50, evapotranspiration: 4, rainLast24h: 0, rainNext24h: 0 };

const advice = (day: Partial<Dryness>, plant = '') => wateringAdvice({ ...MILD, ...day }, findPlantProfile(plant));

describe('outdoors', () => {
  test.each<[string, Partial<Dryness>, string, string]>([
    [
      'rain',
      { rainLast24h: 8, rainNext24h: 5 },
      '',
      'Skip watering outdoors: 8 mm of rain fell and 5 mm more are due.',
    ],
    [
      'little more rain',
      { rainLast24h: 8, rainNext24h: 1 },
      '',
      'Skip watering outdoors: 8 mm of rain fell and 1 mm more is due.',
    ],
    ['rain behind', { rainLast24h: 12 }, '', 'Skip watering outdoors: 12 mm of rain fell in the last 24 hours.'],
    ['rain ahead', { rainNext24h: 9 }, '', 'Skip watering outdoors: 9 mm of rain are due in the next 24 hours.'],
    [
      'frost',
      { temperature: -3.4 },
      '',
      'Skip watering outdoors: at −3 °C the soil may be frozen, and roots take up nothing from it.',
    ],
    [
      'frost without a minus nothing',
      { temperature: -0.2 },
      '',
      'Skip watering outdoors: at 0 °C the soil may be frozen',
    ],
    ['a dull winter day', { evapotranspiration: 0.4 }, '', 'Skip watering outdoors: plants use about 0.3 mm today.'],
    ['a polar night', { evapotranspiration: 0 }, '', 'Skip watering outdoors: plants use next to nothing today.'],
    [
      'a mild day',
      {},
      'Tomato',
      'Water outdoors: vegetables use about 4 mm today, with no rain to speak of; give about 4 liters per square meter.',
    ],
    [
      'some rain',
      { rainLast24h: 3.8 },
      'Tomato',
      'Water lightly outdoors: vegetables use about 4 mm today and 4 mm of rain fell in the last 24 hours; give about 1 liter per square meter.',
    ],
    [
      'a hot day',
      { temperature: 35, humidity: 20, evapotranspiration: 8 },
      'Mint',
      'Water generously outdoors, early in the morning: herbs use about 9 mm today',
    ],
    [
      'a mild day for a pot',
      {},
      'Lemon',
      'Water outdoors: citrus trees use about 3 mm today, with no rain to speak of.',
    ],
  ])('on %s', (_, day, kind, beginning) => {
    expect(advice(day, kind)).toContain(beginning);
    expect(advice(day, kind).indexOf(beginning)).toBe(0);
  });
});

test('indoors the air is told, with its vapor-pressure deficit', () => {
  expect(advice({ temperature: 29, humidity: 30 }, 'Boston fern')).toContain(
    'Indoors they need much water at about 29 °C and 30% humidity (vapor-pressure deficit 2.8 kPa): keep the mix evenly moist',
  );
});

describe('each group of plants is watered in its own way', () => {
  test.each<[string, RegExp, RegExp]>([
    ['Echeveria', /dry to the bottom.*|when in doubt, wait/, /always moist|per square meter/],
    ['Haworthia', /dry out wholly.*|more rarely than other succulents/, /moist|per square meter/],
    ['Christmas cactus', /more than desert cacti/, /dry to the bottom|always moist/],
    ['Boston fern', /evenly moist/, /dry, then|when in doubt/],
    ['Monstera', /top 2 to 3 cm/, /rain water/],
    ['Tillandsia', /bathe them for half an hour/, /soil|saucer/],
    ['Guzmania', /in the rosette/, /bathe|saucer/],
    ['Moth orchid', /roots turn silvery/, /per square meter|soil/],
    [
      'Venus flytrap',
      /rain water or distilled water.*always moist.*standing in 1 to 2 cm of rain water/,
      /dry|per square meter/,
    ],
    ['Nepenthes', /rain water or distilled water.*let no pot stand in it/, /standing in|per square meter/],
    ['Umbrella sedge', /standing in several cm of water/, /drain|Empty|dry out wholly/],
    ['Lemon', /let the top 3 cm dry/, /always moist/],
    ['Mint', /lightly moist/, /dry side/],
    ['Rosemary', /dry side/, /evenly|moist/],
    ['Tomato', /roots and not the leaves, and evenly/, /rain water/],
    ['Petunia', /off the blooms/, /rain water/],
    ['African violet', /off leaves and crowns/, /rain water/],
    ['Apple tree', /Soak those planted in the last two years deeply/, /rain water/],
    ['', /feel the soil first/, /distilled/],
  ])('%s', (kind, wanted, unwanted) => {
    expect(advice({}, kind)).toMatch(wanted);
    expect(advice({}, kind)).not.toMatch(unwanted);
  });

  test('and no two alike', () => {
    const plants = [
      'Echeveria',
      'Haworthia',
      'Christmas cactus',
      'Boston fern',
      'Monstera',
      'Tillandsia',
      'Guzmania',
      'Moth orchid',
      'Venus flytrap',
      'Nepenthes',
      'Umbrella sedge',
      'Lemon',
      'Mint',
      'Rosemary',
      'Tomato',
      'Petunia',
      'African violet',
      'Apple tree',
      '',
    ];
    expect(new Set(plants.map((plant) => advice({}, plant))).size).toBe(plants.length);
  });
});

describe('where nothing is to be watered', () => {
  test.each(['Boston fern', 'Mint', 'Tomato', 'Petunia', 'Apple tree'])('%s need no word on how', (kind) => {
    const text = advice({ rainLast24h: 30 }, kind);
    expect(text).not.toMatch(/Water the|Soak|Keep the water/);
    expect(text).toContain('under a roof they get no rain');
  });

  test('carnivorous plants still must not stand dry, nor in tap water', () => {
    expect(advice({ rainLast24h: 30 }, 'Venus flytrap')).toMatch(/tap water kills them.*always moist/);
  });
});

/** The first words of the advice, the least water first. */
const OPENINGS = ['Skip watering', 'Water lightly', 'Water outdoors', 'Water generously'];
/** And the amounts for indoors. */
const AMOUNTS = ['hardly any water', 'little water', 'a moderate amount of water', 'much water'];

test('the amounts that are named are the levels of the need, outdoors and indoors', () => {
  const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const weather: fc.Arbitrary<Dryness> = fc.record({
    temperature: figure(-40, 50),
    humidity: figure(0, 100),
    evapotranspiration: figure(0, 15),
    rainLast24h: figure(0, 60),
    rainNext24h: figure(0, 60),
  });
  const names = fc.constantFrom('Echeveria', 'Moth orchid', 'Petunia', 'Boston fern', 'Tomato', 'Venus flytrap', '');
  fc.assert(
    fc.property(weather, names, (day, name) => {
      const plant = findPlantProfile(name);
      const { outdoors, indoors } = waterNeed(day, plant.cropCoefficient);
      const text = wateringAdvice(day, plant);
      expect(text).toContain(OPENINGS[LEVELS.indexOf(outdoors.level)]);
      expect(text).toContain(`Indoors they need ${AMOUNTS[LEVELS.indexOf(indoors.level)]} at`);
    }),
    { numRuns: 1000 },
  );
});
