import { describe, expect, test } from 'vitest';
import { PLANT_KINDS, type PlantKind } from '../../horticulture/water-need/plant-kind.ts';
import type { Dryness } from '../../horticulture/water-need/water-need.ts';
import { wateringAdvice } from './watering-advice.ts';

const MILD: Dryness = { temperature: 22, humidity: 50, evapotranspiration: 4, rainLast24h: 0, rainNext24h: 0 };

const advice = (day: Partial<Dryness>, kind: PlantKind = 'any') => wateringAdvice({ ...MILD, ...day }, kind);

describe('outdoors', () => {
  test.each<[string, Partial<Dryness>, PlantKind, string]>([
    [
      'rain',
      { rainLast24h: 8, rainNext24h: 5 },
      'any',
      'Skip watering outdoors: 8 mm of rain fell and 5 mm more are due.',
    ],
    [
      'little more rain',
      { rainLast24h: 8, rainNext24h: 1 },
      'any',
      'Skip watering outdoors: 8 mm of rain fell and 1 mm more is due.',
    ],
    ['rain behind', { rainLast24h: 12 }, 'any', 'Skip watering outdoors: 12 mm of rain fell in the last 24 hours.'],
    ['rain ahead', { rainNext24h: 9 }, 'any', 'Skip watering outdoors: 9 mm of rain are due in the next 24 hours.'],
    [
      'frost',
      { temperature: -3.4 },
      'any',
      'Skip watering outdoors: at −3 °C the soil may be frozen, and roots take up nothing from it.',
    ],
    [
      'frost without a minus nothing',
      { temperature: -0.2 },
      'any',
      'Skip watering outdoors: at 0 °C the soil may be frozen',
    ],
    ['a dull winter day', { evapotranspiration: 0.4 }, 'any', 'Skip watering outdoors: plants use about 0.3 mm today.'],
    ['a polar night', { evapotranspiration: 0 }, 'any', 'Skip watering outdoors: plants use next to nothing today.'],
    [
      'a mild day',
      {},
      'vegetable',
      'Water outdoors: vegetables use about 4 mm today, with no rain to speak of; give about 4 litres per square metre.',
    ],
    [
      'some rain',
      { rainLast24h: 3.8 },
      'vegetable',
      'Water lightly outdoors: vegetables use about 4 mm today and 4 mm of rain fell in the last 24 hours; give about 1 litre per square metre.',
    ],
    [
      'a hot day',
      { temperature: 35, humidity: 20, evapotranspiration: 8 },
      'herb',
      'Water generously outdoors, early in the morning: leafy herbs use about 9 mm today',
    ],
    [
      'a mild day for a pot',
      {},
      'citrus',
      'Water outdoors: citrus trees use about 3 mm today, with no rain to speak of.',
    ],
  ])('on %s', (_, day, kind, beginning) => {
    expect(advice(day, kind)).toContain(beginning);
    expect(advice(day, kind).indexOf(beginning)).toBe(0);
  });
});

test('indoors the air is told, with its vapour-pressure deficit', () => {
  expect(advice({ temperature: 29, humidity: 30 }, 'fern')).toContain(
    'Indoors they need much water at about 29 °C and 30 % humidity (vapour-pressure deficit 2.8 kPa): keep the mix evenly moist',
  );
});

describe('each kind is watered in its own way', () => {
  test.each<[PlantKind, RegExp, RegExp]>([
    ['succulent', /dry to the bottom.*|when in doubt, wait/, /always moist|per square metre/],
    ['shade_succulent', /dry out wholly.*|more rarely than other succulents/, /moist|per square metre/],
    ['forest_cactus', /more than desert cacti/, /dry to the bottom|always moist/],
    ['fern', /evenly moist/, /dry, then|when in doubt/],
    ['foliage', /top 2 to 3 cm/, /rain water/],
    ['air_plant', /bathe them for half an hour/, /soil|saucer/],
    ['bromeliad', /in the rosette/, /bathe|saucer/],
    ['orchid', /roots turn silvery/, /per square metre|soil/],
    [
      'carnivorous',
      /rain water or distilled water.*always moist.*standing in 1 to 2 cm of rain water/,
      /dry|per square metre/,
    ],
    ['tropical_carnivorous', /rain water or distilled water.*let no pot stand in it/, /standing in|per square metre/],
    ['bog_plant', /standing in several cm of water/, /drain|Empty|dry out wholly/],
    ['citrus', /let the top 3 cm dry/, /always moist/],
    ['herb', /lightly moist/, /dry side/],
    ['dry_herb', /dry side/, /evenly|moist/],
    ['vegetable', /roots and not the leaves, and evenly/, /rain water/],
    ['flowering', /off the blooms/, /rain water/],
    ['shade_flowering', /off leaves and crowns/, /rain water/],
    ['tree_or_shrub', /Soak those planted in the last two years deeply/, /rain water/],
    ['any', /feel the soil first/, /distilled/],
  ])('%s', (kind, wanted, unwanted) => {
    expect(advice({}, kind)).toMatch(wanted);
    expect(advice({}, kind)).not.toMatch(unwanted);
  });

  test('and no two alike', () => {
    expect(new Set(PLANT_KINDS.map((kind) => advice({}, kind))).size).toBe(PLANT_KINDS.length);
  });
});

describe('where nothing is to be watered', () => {
  test.each<PlantKind>(['fern', 'herb', 'vegetable', 'flowering', 'tree_or_shrub'])(
    '%s need no word on how',
    (kind) => {
      const text = advice({ rainLast24h: 30 }, kind);
      expect(text).not.toMatch(/Water the|Soak|Keep the water/);
      expect(text).toContain('under a roof they get no rain');
    },
  );

  test('carnivorous plants still must not stand dry, nor in tap water', () => {
    expect(advice({ rainLast24h: 30 }, 'carnivorous')).toMatch(/tap water kills them.*always moist/);
  });
});
