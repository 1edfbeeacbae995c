import type { HardinessRating } from '@plantcare/contract/species.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPlantProfile } from '../../horticulture/weather-needs/find-plant-profile.ts';
import { type KnownSpecies, plants } from '../../knowledge/plants.ts';
import type { Forecast } from './forecast.ts';
import { nextCheck, type OutdoorPlant, weatherEvents } from './weather-alerts.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-05-01T15:00:00.000Z');
const BASIL: OutdoorPlant = { id: 'b', name: 'Basil', limits: { min: 10, max: 35, wind: 10.8 } };
const OLIVE: OutdoorPlant = { id: 'o', name: 'Olive', limits: { min: -5, max: 40, wind: 17.2 } };
const YEW: OutdoorPlant = { id: 'y', name: 'Yew', limits: { min: -15, max: 32, wind: 20.8 } };

interface Hour {
  temperature?: number;
  rain?: number;
  gusts?: number;
}

/** The next hours from an hour after now, of which those that are not given are mild. */
function ahead(hours: Record<number, Hour>, utcOffsetMs = 0): Forecast {
  return {
    utcOffsetMs,
    now: { temperature: 15, humidity: 60, windSpeed: 3, pressure: 1013, cloudCover: 0, code: 0, isDay: true },
    days: [],
    hours: Array.from({ length: 72 }, (_, index) => ({
      ...{ at: NOW.getTime() + (index - 24) * HOUR, temperature: 15, rain: 0, gusts: 5 },
      ...hours[index - 24],
    })),
  };
}

const titles = (hours: Record<number, Hour>, plants = [BASIL, OLIVE, YEW]) =>
  weatherEvents(ahead(hours), NOW, plants).map(({ title }) => title);

describe('weather is warned of', () => {
  test.each([
    [{ 12: { temperature: -3 } }, 'Frost: −3 °C tonight'],
    [{ 12: { temperature: 0.4 } }, 'Frost: 0 °C tonight'],
    [{ 12: { temperature: 0.5 } }, 'Cold night: 1 °C tonight'],
    [{ 12: { temperature: 9.4 } }, 'Cold night: 9 °C tonight'],
    [{ 33: { temperature: 1 } }, 'Cold night: 1 °C tomorrow night'],
    [{ 1: { temperature: 35.1 } }, 'Heat: 35 °C this afternoon'],
    [{ 24: { temperature: 40 } }, 'Heat: 40 °C tomorrow afternoon'],
    [{ 4: { gusts: 18 } }, 'Storm: gusts of 18 m/s this evening'],
    [{ 18: { gusts: 18 } }, 'Storm: gusts of 18 m/s tomorrow morning'],
    [{ 4: { rain: 15 } }, 'Heavy rain: 15 mm'],
    [Object.fromEntries([4, 8, 12, 16].map((hour) => [hour, { rain: 7.5 }])), 'Heavy rain: 30 mm'],
  ])('%j: %s', (hours, title) => {
    expect(titles(hours)).toEqual([title]);
  });

  test.each([
    ['milder than the limit of any plant', { 12: { temperature: 9.5 } }],
    ['past', { 0: { temperature: -9, gusts: 40, rain: 40 }, '-1': { temperature: 50 } }],
    ['more than 36 hours away', { 37: { temperature: -9, gusts: 40, rain: 40 } }],
    ['just 35 °C', { 12: { temperature: 35 } }],
    ['wind', { 12: { gusts: 17.9 } }],
    ['rain', { 4: { rain: 14.9 }, 8: { rain: 15 - 0.01 } }],
    ['rain of more than a day', { 1: { rain: 14 }, 13: { rain: 14 }, 26: { rain: 14 } }],
  ] as [string, Record<number, Hour>][])('but not of what is %s', (_, hours) => {
    expect(titles(hours)).toEqual([]);
  });

  test('by the clock of the place', () => {
    const titleAt = (offset: number) =>
      weatherEvents(ahead({ 12: { temperature: -3 } }, offset * HOUR), NOW, [BASIL])[0];
    expect(titleAt(0)).toMatchObject({ title: 'Frost: −3 °C tonight', date: '2026-05-02' });
    expect(titleAt(6)).toMatchObject({ title: 'Frost: −3 °C tomorrow morning', date: '2026-05-02' });
    expect(titleAt(-8)).toMatchObject({ title: 'Frost: −3 °C this evening', date: '2026-05-01' });
  });

  test('from the first day or night on that does harm, titled with the worst', () => {
    const [frost] = weatherEvents(
      ahead({ 10: { temperature: -1 }, 12: { temperature: -2 }, 34: { temperature: -6 } }),
      NOW,
      [BASIL],
    );
    expect(frost).toMatchObject({
      ...{ title: 'Frost: −6 °C tomorrow night', date: '2026-05-03' },
      message: expect.stringContaining('It gets down to −2 °C tonight and −6 °C tomorrow night. Bring in'),
    });
    const [storm] = weatherEvents(ahead({ 4: { gusts: 19 }, 24: { gusts: 30 } }), NOW, [BASIL]);
    expect(storm).toMatchObject({
      title: 'Storm: gusts of 30 m/s tomorrow afternoon',
      message: expect.stringContaining('Gusts reach 19 m/s this evening and 30 m/s tomorrow afternoon. Tie up'),
    });
  });

  test('with the plants that do not tolerate it, and their limits', () => {
    const message = (temperature: number) =>
      weatherEvents(ahead({ 12: { temperature } }), NOW, [BASIL, OLIVE, YEW])[0]?.message;
    expect(message(-4)).toBe('It gets down to −4 °C tonight. Bring in Basil (suffers below 10 °C).');
    expect(message(-5.4)).toBe('It gets down to −5 °C tonight. Bring in Basil (suffers below 10 °C).');
    expect(message(-6)).toBe(
      'It gets down to −6 °C tonight. Bring in Basil (suffers below 10 °C) and Olive (suffers below −5 °C).',
    );
  });

  test.each([
    [0.4, 'Heavy snow: 16 mm', 'Snow that melts to 16 mm is due within a day, heaviest tonight. Shake it off Yew.'],
    [
      ...([0.5, 'Heavy rain: 16 mm'] as const),
      '16 mm of rain are due within a day, heaviest tonight. Empty the saucers, and see that the pots drain, of Yew.',
    ],
  ])('as rain or snow, by the %d °C when most of it falls', (temperature, title, message) => {
    const hours = { 10: { temperature: 6, rain: 0.6 }, 12: { temperature, rain: 15 } };
    expect(weatherEvents(ahead(hours), NOW, [YEW])).toMatchObject([{ kind: 'rain', title, message }]);
  });

  test.each([
    [0, 0],
    [-4.4, 0],
    [-4.6, 1],
    [-9.4, 1],
    [-10, 2],
  ])('the worse, by steps of 5 K, the harder it freezes: %d °C', (temperature, degree) => {
    const [frost] = weatherEvents(ahead({ 12: { temperature } }), NOW, [BASIL]);
    expect(frost?.kind).toBe('frost');
    expect(frost?.degree).toBeCloseTo(degree);
  });

  test('with the first five of many plants', () => {
    const many = Array.from({ length: 8 }, (_, number) => ({ ...BASIL, id: `${number}`, name: `Pot ${number}` }));
    const [frost] = weatherEvents(ahead({ 12: { temperature: 4 } }), NOW, many);
    expect(frost?.message).toMatch(/Pot 4 \(suffers below 10 °C\), and 3 more\.$/);
    expect(frost?.plants).toHaveLength(8);
  });

  test('urgently when it freezes', () => {
    const priorities = (hours: Record<number, Hour>) =>
      weatherEvents(ahead(hours), NOW, [BASIL]).map(({ kind, priority }) => [kind, priority]);
    expect(priorities({ 12: { temperature: 0 } })).toEqual([['frost', 'urgent']]);
    expect(priorities({ 12: { temperature: 4 }, 4: { temperature: 36, gusts: 25, rain: 20 } })).toEqual([
      ...[
        ['cold', 'high'],
        ['heat', 'high'],
        ['storm', 'high'],
        ['rain', 'medium'],
      ],
    ]);
  });
});

test('worse weather never concerns fewer plants', () => {
  const degrees = fc.double({ min: -30, max: 45, noNaN: true });
  fc.assert(
    fc.property(degrees, degrees, (one, other) => {
      const concerned = (temperature: number) =>
        weatherEvents(ahead({ 12: { temperature } }), NOW, [BASIL, OLIVE, YEW])
          .filter(({ kind }) => kind === 'frost' || kind === 'cold')
          .flatMap(({ plants }) => plants).length;
      expect(concerned(Math.min(one, other))).toBeGreaterThanOrEqual(concerned(Math.max(one, other)));
    }),
  );
});

describe('of every plant of the knowledge base', () => {
  /** °C: where the band of each rating ends (Royal Horticultural Society, "RHS hardiness ratings", 2012). */
  const COLDEST: Record<HardinessRating, number> = {
    ...{ H1a: 15, H1b: 10, H1c: 5, H2: 1, H3: -5, H4: -10, H5: -15, H6: -20, H7: Number.NEGATIVE_INFINITY },
  };

  const isWarnedOf = (plant: KnownSpecies, temperature: number) =>
    weatherEvents(ahead({ 12: { temperature } }), NOW, [
      { id: 'p', name: 'It', limits: findPlantProfile(plant.scientificName, null).limits },
    ]).some(({ kind }) => kind === 'frost' || kind === 'cold');

  test('none is warned later than its own hardiness rating or lowest temperature', () => {
    const late = plants.filter((plant) => {
      const limit = Math.max(COLDEST[plant.hardinessRating], plant.temperature.min);
      return !isWarnedOf(plant, limit - 0.6);
    });
    expect(late.map(({ scientificName }) => scientificName)).toEqual([]);
  });

  test('none is warned of a night that is much milder than its limit', () => {
    // All other hours are at 15 °C.
    const early = plants
      .filter(({ temperature }) => temperature.min < 15)
      .filter((plant) => isWarnedOf(plant, Math.max(3, plant.temperature.min) + 6));
    expect(early.map(({ scientificName }) => scientificName)).toEqual([]);
  });

  test.each(['Mangifera indica', 'Coffea arabica'])('%s, rated H1b, is warned below 10 °C', (name) => {
    const plant = plants.find(({ scientificName }) => scientificName === name);
    expect(plant?.hardinessRating).toBe('H1b');
    expect(plant && isWarnedOf(plant, 9.4)).toBe(true);
  });
});

test('no forecast and no plants are nothing to warn of', () => {
  expect(weatherEvents({ ...ahead({}), hours: [] }, NOW, [BASIL])).toEqual([]);
  expect(weatherEvents(ahead({ 12: { temperature: -20 } }), NOW, [])).toEqual([]);
});

describe('the next check', () => {
  test.each([
    ['Europe/Berlin', '2026-05-01T05:59:59.999Z', '2026-05-01T06:00:00.000Z'],
    ['Europe/Berlin', '2026-05-01T06:00:00.000Z', '2026-05-01T15:00:00.000Z'],
    ['Europe/Berlin', '2026-05-01T15:00:00.000Z', '2026-05-02T06:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24T15:00:00.000Z', '2026-10-25T07:00:00.000Z'],
    ['Pacific/Apia', '2026-05-01T04:00:00.000Z', '2026-05-01T19:00:00.000Z'],
    ['Asia/Kolkata', '2026-05-01T11:30:00.000Z', '2026-05-02T02:30:00.000Z'],
    ['America/New_York', '2026-03-07T22:00:00.000Z', '2026-03-08T12:00:00.000Z'],
  ])('in %s after %s is at %s', (timeZone, now, next) => {
    expect(nextCheck(new Date(now), timeZone)).toBe(next);
  });
});
