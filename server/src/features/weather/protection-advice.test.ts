import { describe, expect, test } from 'vitest';
import { findPlantProfile } from '../../horticulture/weather-needs/find-plant-profile.ts';
import { type Dangers, protectionAdvice } from './protection-advice.ts';

const CALM: Dangers = { nights: [12, 11, 13], sunDay: 'today', highest: 24, gusts: 7, rainNext24h: 2 };

const advice = (danger: Partial<Dangers>, plant = '') =>
  protectionAdvice({ ...CALM, ...danger }, findPlantProfile(plant));

describe('cold', () => {
  test.each<[string, readonly number[], string, string]>([
    [
      'below what a plant tolerates',
      [4.2, 12, 12],
      'basil',
      'Cold tonight, down to 4 °C: bring these plants in or cover them with fleece, because they need at least 10 °C.',
    ],
    [
      'in a later night',
      [12, 12, 4],
      'basil',
      'Cold the night after tomorrow, down to 4 °C: bring these plants in or cover them with fleece, because they need at least 10 °C.',
    ],
    [
      'in several nights',
      [12, 4, 3],
      'basil',
      'Cold from tomorrow night on, down to 3 °C: bring these plants in or cover them with fleece, because they need at least 10 °C.',
    ],
    [
      'of frost for tender plants',
      [-4, 2, 6],
      'tomato',
      'Frost tonight, down to −4 °C: bring these plants in, as no fleece is enough, because they need at least 8 °C.',
    ],
    [
      'of frost for half-hardy plants',
      [-4, 2, 6],
      'oleander',
      'Frost tonight, down to −4 °C: bring these plants in or cover them with fleece, because they tolerate no less than −2 °C.',
    ],
    [
      'of hard frost for hardy plants',
      [3, -12, -11],
      'rosemary',
      'Frost from tomorrow night on, down to −12 °C: put pots of these plants into an unheated room, as no cover is enough, because they tolerate no less than −5 °C.',
    ],
    [
      'of frost for a plant that is not known',
      [-1, 4, 4],
      '',
      'Frost tonight, down to −1 °C: bring plants that are not hardy in, as no fleece is enough, because tender ones need at least 5 °C.',
    ],
    [
      'of frost that wrapping still keeps off hardy plants',
      [-9, 2, 6],
      'rosemary',
      'Frost tonight, down to −9 °C: wrap the pots and mulch the roots of these plants, because they tolerate no less than −5 °C.',
    ],
    [
      'of ground frost for a plant that dislikes the cold',
      [2, 12, 12],
      'tomato',
      'Ground frost is possible tonight, at 2 °C: bring these plants in or cover them with fleece, because they need at least 8 °C.',
    ],
    [
      'near to frost',
      [2.4, 6, 6],
      'dahlia',
      'Ground frost is possible tonight: it gets as cold as 2 °C, so cover these plants with fleece.',
    ],
    [
      'of light frost that is just tolerated',
      [-1, 4, 4],
      'oleander',
      'Light frost tonight: it gets as cold as −1 °C, so cover these plants with fleece.',
    ],
  ])('%s', (_, nights, plant, text) => {
    expect(advice({ nights }, plant)).toBe(text);
  });

  test.each([
    ['Sempervivum', '(these plants tolerate −20 °C)'],
    ['rose', '(these plants tolerate −10 °C)'],
  ])('does nothing to %s in an ordinary frost', (plant, figure) => {
    expect(advice({ nights: [-8, -6, -2] }, plant)).toBe(
      `Nothing to protect from: the nights get no colder than −8 °C ${figure}, the day gets no hotter than 24 °C, gusts reach 7 m/s and 2 mm of rain are due.`,
    );
  });

  test('of a June night is no alarm for a tomato', () => {
    expect(advice({ nights: [12, 9, 8] }, 'tomato')).toContain('Nothing to protect from');
  });

  test.each([
    ['tomato', 5],
    ['dahlia', 2],
    ['lemon', 5],
    ['oleander', -2],
  ])('is kept off %s by fleece for 3 degrees below %d °C, and no more', (plant, limit) => {
    const covered = /cover (them|these plants) with fleece/;
    expect(advice({ nights: [limit - 3, 12, 12] }, plant)).toMatch(covered);
    expect(advice({ nights: [limit - 4, 12, 12] }, plant)).toMatch(/bring these plants in, as no fleece is enough/);
  });

  test('goes by the figures that are shown', () => {
    expect(advice({ nights: [9.6, 12, 12] }, 'basil')).toContain('Nothing to protect from');
    expect(advice({ nights: [4.4, 12, 12] }, 'basil')).toContain('down to 4 °C');
    expect(advice({ nights: [-0.3, 12, 12] }, 'basil')).toContain('down to 0 °C');
  });
});

describe('heat, wind and rain', () => {
  test.each<[string, Partial<Dangers>, string, string]>([
    [
      'heat',
      { highest: 37 },
      'tomato',
      'Shade these plants and move pots off hot stone: it gets as hot as 37 °C today, and above 35 °C they suffer.',
    ],
    [
      'heat for the many',
      { highest: 34 },
      '',
      'Shade plants and move pots off hot stone: it gets as hot as 34 °C today, and above 32 °C they suffer.',
    ],
    [
      'gusts',
      { gusts: 18 },
      'dahlia',
      'Put pots out of the wind and tie up tall stems: gusts reach 18 m/s, and from 11 m/s on stems break and pots fall.',
    ],
    [
      'heavy rain',
      { rainNext24h: 42 },
      'tomato',
      'Empty saucers and see that water runs off: 42 mm of rain are due in the next 24 hours.',
    ],
    [
      'rain for what wants to be dry',
      { rainNext24h: 14 },
      'cactus',
      'Put these plants under a roof: 14 mm of rain are due in the next 24 hours, and wet roots rot.',
    ],
  ])('%s', (_, danger, plant, text) => {
    expect(advice(danger, plant)).toBe(text);
  });

  test.each<[string, Partial<Dangers>, string]>([
    ['38 °C to an agave', { highest: 38 }, 'agave'],
    ['18 m/s to a houseleek', { gusts: 18 }, 'sempervivum'],
    ['42 mm to a pitcher plant', { rainNext24h: 42 }, 'sarracenia'],
    ['14 mm to a tomato', { rainNext24h: 14 }, 'tomato'],
  ])('%s is nothing', (_, danger, plant) => {
    expect(advice(danger, plant)).toContain('Nothing to protect from');
  });
});

test('late in the day the heat is that of tomorrow', () => {
  expect(advice({ highest: 37, sunDay: 'tomorrow' }, 'tomato')).toContain('as hot as 37 °C tomorrow');
  expect(advice({ sunDay: 'tomorrow' })).toContain('tomorrow gets no hotter than 24 °C');
});

test('of many dangers the three worst are named', () => {
  const text = advice({ nights: [-3, 4, 9], highest: 39, gusts: 25, rainNext24h: 60 }, 'tomato');
  expect(text).toMatch(/^Frost tonight.* Shade these plants.* Put pots out of the wind[^.]*\.$/);
});

test('on a calm day the figures say so', () => {
  expect(advice({})).toBe(
    'Nothing to protect from: the nights get no colder than 11 °C, the day gets no hotter than 24 °C, gusts reach 7 m/s and 2 mm of rain are due.',
  );
  expect(advice({ nights: [], rainNext24h: 0 })).toBe(
    'Nothing to protect from: the day gets no hotter than 24 °C, gusts reach 7 m/s and no rain is due.',
  );
});
