import type { GrowthQuestion } from '@plantcare/contract/assistant/growth-prediction.ts';
import { HEALTHS, SIZES } from '@plantcare/contract/plants.ts';
import { LIGHT_CLASSES, type LightClass } from '@plantcare/contract/species.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSpecies } from '../../knowledge/names/match.ts';
import { plants } from '../../knowledge/plants.ts';
import { isSeasonal, usualPlace } from '../usual-place.ts';
import { lightFactor } from './factors.ts';
import type { GrowthFacts } from './facts.ts';
import { heightIn } from './facts.ts';
import { predictGrowth } from './prediction.ts';
import { shortLife } from './short-life.ts';
import { matureHeight } from './size.ts';
import { growthTimeline } from './timeline.ts';

const circumstances = { today: '2026-04-10', hemisphere: 'north', plant: null, diary: [] } as const;

const asked: GrowthQuestion = {
  species: 'Monstera deliciosa',
  ageWeeks: 60,
  health: 'healthy',
  lastRepot: null,
  lastPrune: null,
  location: 'living room',
  notes: null,
  plant: null,
};

const weeks = fc.option(fc.double({ min: 0, max: 600, noNaN: true }), { nil: null });
const site = fc.constantFrom('indoors', 'outdoors', 'greenhouse', null);

const anyFacts: fc.Arbitrary<GrowthFacts> = fc.record({
  plant: fc.constantFrom(...plants),
  as: fc.constantFrom('species', 'genus', 'family'),
  today: fc.integer({ min: 0, max: 365 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)),
  hemisphere: fc.constantFrom('north', 'south'),
  age: fc.option(fc.integer({ min: 0, max: 15_000 }), { nil: null }),
  height: fc.constant(null),
  health: fc.constantFrom(...HEALTHS),
  size: fc.option(fc.constantFrom(...SIZES), { nil: null }),
  light: fc.option(fc.constantFrom(...LIGHT_CLASSES), { nil: null }),
  place: fc.record({
    site,
    openGround: fc.boolean(),
    container: fc.constant(false),
    humid: fc.constant(false),
    dryAir: fc.constant(false),
    drafty: fc.constant(false),
  }),
  pot: fc.option(fc.double({ min: 3, max: 150, noNaN: true }), { nil: null }),
  sinceRepot: weeks,
  sincePrune: weeks,
});

test('heights never fall, keep their order, and stay between nothing and the mature height', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const points = growthTimeline(facts);
      const mature = matureHeight(facts);
      let before = { low: 0, expected: 0, high: 0 };
      for (const point of points) {
        expect(point.low).toBeGreaterThanOrEqual(before.low);
        expect(point.expected).toBeGreaterThanOrEqual(before.expected);
        expect(point.high).toBeGreaterThanOrEqual(before.high);
        expect(point.low).toBeLessThanOrEqual(point.expected);
        expect(point.expected).toBeLessThanOrEqual(point.high);
        expect(point.high).toBeLessThanOrEqual(mature);
        before = point;
      }
    }),
    { numRuns: 60 },
  );
});

test('the course begins today and has points every two weeks, those at 4, 12, 26 and 52 among them', () => {
  const points = predictGrowth(asked, circumstances).timeline.map((point) => point.weeks);
  expect(points).toEqual(Array.from({ length: 27 }, (_, at) => at * 2));
});

test('the same question has the same answer', () => {
  expect(predictGrowth(asked, circumstances)).toEqual(predictGrowth(asked, circumstances));
});

test('a healthier plant never grows less', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const [healthy, weak, sick] = HEALTHS.map((health) => heightInAYear({ ...facts, health }));
      expect(healthy).toBeGreaterThanOrEqual(weak ?? Number.NaN);
      expect(weak).toBeGreaterThanOrEqual(sick ?? Number.NaN);
    }),
    { numRuns: 40 },
  );
});

test('light that suits the species better never makes it grow less', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...LIGHT_CLASSES), fc.constantFrom(...LIGHT_CLASSES), (facts, one, other) => {
      const suits = (light: LightClass) => lightFactor(facts.plant, light).expected;
      const [better, worse] = suits(one) >= suits(other) ? [one, other] : [other, one];
      expect(heightInAYear({ ...facts, light: better })).toBeGreaterThanOrEqual(
        heightInAYear({ ...facts, light: worse }),
      );
    }),
    { numRuns: 40 },
  );
  expect(lightFactor(required('Monstera deliciosa'), 'bright_indirect').expected).toBe(1);
});

test('with fewer facts the band is wider: it holds that of every likely answer', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom('light', 'age', 'sinceRepot'), (facts, missing) => {
      const likely = {
        ...facts,
        as: 'species' as const,
        size: null,
        light: facts.plant.light.preferred,
        age: 40,
        sinceRepot: 10,
        plant: isSeasonal(facts.plant) ? required('Monstera deliciosa') : facts.plant,
      };
      const told = growthTimeline(likely);
      const untold = growthTimeline({ ...likely, [missing]: null });
      untold.forEach((point, at) => {
        expect(point.low).toBeLessThanOrEqual(told[at]?.low ?? Number.NaN);
        expect(point.high).toBeGreaterThanOrEqual(told[at]?.high ?? Number.NaN);
      });
    }),
    { numRuns: 40 },
  );
});

test('a genus is less sure than a species', () => {
  const facts = { ...factsOf('Monstera deliciosa'), as: 'species' as const };
  expect(widthInAYear({ ...facts, as: 'genus' })).toBeGreaterThan(widthInAYear(facts));
  expect(widthInAYear({ ...facts, as: 'family' })).toBeGreaterThan(widthInAYear({ ...facts, as: 'genus' }));
});

test('a full pot slows growth, and a fresh one pauses it', () => {
  const facts = factsOf('Monstera deliciosa');
  const settled = growthTimeline({ ...facts, sinceRepot: 10 });
  const fresh = growthTimeline({ ...facts, sinceRepot: 0 });
  const rootbound = heightInAYear({ ...facts, sinceRepot: 300 });
  expect(fresh[2]?.expected).toBeLessThan(settled[2]?.expected ?? 0);
  expect(rootbound).toBeLessThan(settled.at(-1)?.expected ?? 0);
});

test('a height in the notes is where the course begins', () => {
  const { timeline, prediction } = predictGrowth({ ...asked, notes: 'Now 60 cm tall.' }, circumstances);
  expect(timeline[0]).toMatchObject({ low: 60, expected: 60, high: 60 });
  expect(prediction).toContain('It is 60 cm tall now, as you wrote.');
});

test('a height in the diary counts when it is recent', () => {
  const note = { activity: 'observation', title: 'Measured', text: 'height 70 cm' };
  const recent = { ...circumstances, diary: [{ ...note, date: '2026-04-01' }] };
  const old = { ...circumstances, diary: [{ ...note, date: '2025-04-01' }] };
  expect(predictGrowth(asked, recent).timeline[0]?.expected).toBe(70);
  expect(predictGrowth(asked, old).timeline[0]?.expected).not.toBe(70);
});

test.each([
  ['45 cm tall', 45],
  ['height: 1,2 m', 120],
  ['about 2 feet high', 60.96],
  ['pot of 15 cm', null],
])('"%s" tells the height %s', (text, cm) => {
  if (cm === null) expect(heightIn(text)).toBeNull();
  else expect(heightIn(text)).toBeCloseTo(cm, 2);
});

test('the course of an annual ends with its season, and no figure is given for what is dead', () => {
  const { prediction, timeline } = predictGrowth({ ...asked, species: 'Basil', ageWeeks: 4 }, circumstances);
  expect(prediction).toContain('It is grown for one season and will be gone in about');
  const weeks = timeline.map((point) => point.weeks);
  const end = weeks.at(-1) ?? 0;
  expect(end).toBeLessThan(40);
  expect(weeks).toEqual([...weeks].sort((one, other) => one - other));
  expect(weeks).toEqual(expect.arrayContaining([0, 4, 12].filter((week) => week <= end)));
  expect(prediction).toContain(`**In ${end} weeks**`);
  expect(prediction).not.toMatch(/In 52 weeks|within a year|probably over|in a year/);
});

test('an annual whose season is over grows no more, and that is what is said', () => {
  const { prediction, timeline } = predictGrowth(
    { ...asked, species: 'Basil', ageWeeks: 40 },
    { ...circumstances, today: '2026-11-21' },
  );
  expect(timeline.map((point) => point.weeks)).toEqual([0]);
  expect(prediction).toContain('has had its season where you live and will not grow any more');
  expect(prediction).not.toMatch(/from about|In \d+ weeks|or anything from|about .* in a year/);
});

test('a plant that is full-grown is not said to go from a height to the same', () => {
  const { prediction } = predictGrowth({ ...asked, notes: '3 m tall' }, circumstances);
  expect(prediction).toContain('will hardly grow taller within a year: it stays at about 3 m');
});

test('a bulb that rests stands at the soil, and comes up in its season', () => {
  const { prediction, timeline } = predictGrowth(
    { ...asked, species: 'Tulip' },
    { ...circumstances, today: '2026-11-21' },
  );
  expect(timeline[0]?.expected).toBeLessThan(2);
  expect(timeline.at(-1)?.expected).toBeGreaterThan(15);
  expect(prediction).toContain('sprouts again');
});

test('seasons are those of the hemisphere', () => {
  const north = predictGrowth(asked, { ...circumstances, today: '2026-01-10' }).timeline[2]?.expected ?? 0;
  const south =
    predictGrowth(asked, { ...circumstances, today: '2026-01-10', hemisphere: 'south' }).timeline[2]?.expected ?? 0;
  expect(south).toBeGreaterThan(north);
});

test('the age that stands for an unknown one is not taken for a fact', () => {
  expect(predictGrowth({ ...asked, ageWeeks: 12 }, circumstances).prediction).toContain('its age');
  expect(predictGrowth(asked, circumstances).prediction).toContain('It is 60 weeks old.');
});

test.each(plants.filter((plant) => shortLife(plant) !== null).map(({ scientificName }) => scientificName))(
  '%s, of unknown age, grows to its height within its season',
  (name) => {
    const plant = required(name);
    const full = (plant.matureSize.ground ?? plant.matureSize.potted)?.height ?? 0;
    const { timeline } = predictGrowth(
      { ...asked, species: name, ageWeeks: 12, location: 'in the ground' },
      { ...circumstances, today: '2026-01-02' },
    );
    if (findSpecies(name)?.plant !== plant) return;
    expect(timeline.at(-1)?.expected).toBeGreaterThan(0.6 * full);
  },
);

test('a sunflower is sown in spring, shoots up, and is gone by fall', () => {
  const winter = { ...circumstances, today: '2026-01-15' };
  const { prediction, timeline } = predictGrowth(
    { ...asked, species: 'Sunflower', ageWeeks: 12, location: 'garden' },
    winter,
  );
  const at = (weeks: number) => timeline.find((point) => point.weeks === weeks)?.expected ?? Number.NaN;
  expect(at(0)).toBe(0);
  expect(at(12)).toBe(0);
  expect(at(26) - at(16)).toBeGreaterThan(80);
  expect(timeline.at(-1)?.weeks).toBeLessThan(40);
  expect(prediction).toContain('is sown each year: April where you live');
});

test('a lawn has no height in a year', () => {
  const { prediction, timeline } = predictGrowth({ ...asked, species: 'Lolium perenne' }, circumstances);
  expect(timeline).toEqual([]);
  expect(prediction).toContain('is mown');
});

test('nothing that grows in summer rests in summer', () => {
  const resting = plants.filter((plant) => {
    if (!plant.growsIn.includes('summer') || isSeasonal(plant) || usualPlace(plant) === 'lawn') return false;
    const facts = {
      ...factsOf('Monstera deliciosa'),
      plant,
      today: '2026-06-01',
      age: 20,
      light: plant.light.preferred,
    };
    const points = growthTimeline(facts);
    return (points[6]?.expected ?? 0) <= (points[0]?.expected ?? 0);
  });
  expect(resting.map(({ scientificName }) => scientificName)).toEqual([]);
});

test('an unknown plant has no course, and its name is shown without markup', () => {
  const { prediction, timeline, known } = predictGrowth(
    { ...asked, species: '<b>Xyzzy</b> [x](http://y.z)' },
    circumstances,
  );
  expect(timeline).toEqual([]);
  expect(known).toBeNull();
  expect(prediction).toContain('not in the knowledge base');
  expect(prediction).not.toMatch(/[<>[\]]/);
});

function heightInAYear(facts: GrowthFacts): number {
  return growthTimeline(facts).at(-1)?.expected ?? Number.NaN;
}

function widthInAYear(facts: GrowthFacts): number {
  const last = growthTimeline(facts).at(-1);
  return last ? last.high - last.low : Number.NaN;
}

function required(name: string) {
  const plant = plants.find(({ scientificName }) => scientificName === name);
  if (!plant) throw new RangeError(`no ${name}`);
  return plant;
}

function factsOf(name: string): GrowthFacts {
  return {
    plant: required(name),
    as: 'species',
    today: '2026-04-10',
    hemisphere: 'north',
    age: 60,
    height: null,
    health: 'healthy',
    size: null,
    light: 'bright_indirect',
    place: { site: 'indoors', openGround: false, container: false, humid: false, dryAir: false, drafty: false },
    pot: 20,
    sinceRepot: null,
    sincePrune: null,
  };
}
