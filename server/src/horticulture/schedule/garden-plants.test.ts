import type { CareTask } from '@plantcare/contract/assistant/care-schedule.ts';
import { describe, expect, test } from 'vitest';
import { findSpecies } from '../../knowledge/names/match.ts';
import { plants } from '../../knowledge/plants.ts';
import type { Circumstances, KnownPlant } from '../circumstances.ts';
import { isSeasonal, usualPlace } from '../usual-place.ts';
import { planCare } from './plan.ts';

const DAYS = ['2026-01-15', '2026-04-15', '2026-07-15', '2026-10-15'] as const;

/** A plant of which its gardener noted nothing but the species. The browser sends "indoor" for it. */
const unplaced: KnownPlant = {
  name: 'Mine',
  species: null,
  location: null,
  potSize: null,
  sunlight: null,
  health: 'healthy',
  size: 'medium',
  ageWeeks: null,
  lastRepot: null,
  lastPrune: null,
  notes: null,
};

function tasksOf(plantSpecies: string, { location = 'indoor', today = '2026-04-15' } = {}): CareTask[] {
  const plant = { ...unplaced, species: plantSpecies };
  const circumstances: Circumstances = { today, hemisphere: 'north', plant, diary: [] };
  return planCare({ plantSpecies, location, conditions: null, plant: null }, circumstances).tasks;
}

function titlesOf(plantSpecies: string, options: { location?: string; today?: string } = {}): string[] {
  return tasksOf(plantSpecies, options).map(({ title }) => title);
}

/** The names of the records that something is wrong with, on any of four days of the year. */
function wrong(
  which: (plant: (typeof plants)[number]) => boolean,
  isWrong: (task: CareTask, plant: (typeof plants)[number]) => boolean,
): string[] {
  return plants
    .filter((plant) => which(plant) && isUnambiguous(plant))
    .flatMap((plant) =>
      DAYS.flatMap((today) =>
        tasksOf(plant.scientificName, { today })
          .filter((task) => isWrong(task, plant))
          .map(({ title }) => `${plant.scientificName}, ${today}: ${title}`),
      ),
    );
}

/** To gardeners a "geranium" is a pelargonium. */
function isUnambiguous({ _id, scientificName }: (typeof plants)[number]): boolean {
  return findSpecies(scientificName)?.plant._id === _id;
}

const inGround = (plant: (typeof plants)[number]) => usualPlace(plant) === 'ground' || usualPlace(plant) === 'lawn';

describe('of every garden plant', () => {
  test('no schedule repots, turns, dusts or lifts a pot', () => {
    const pots = /\bnew pot\b|^Repot|^Turn it|^Clean the leaves|^Wrap the pot|^Bring it in|humid/;
    expect(wrong(inGround, ({ title }) => pots.test(title))).toEqual([]);
    expect(wrong(inGround, ({ type, reason }) => type === 'watering' && /\blift the pot\b/i.test(reason))).toEqual([]);
  });

  test('no schedule waters in winter', () => {
    expect(wrong(inGround, ({ type, seasons }) => type === 'watering' && seasons.includes('winter'))).toEqual([]);
  });

  test('the ground is looked at every two weeks at least in dry weather', () => {
    expect(
      wrong(inGround, ({ type, frequency, interval }) => type === 'watering' && frequency === 'daily' && interval > 28),
    ).toEqual([]);
  });
});

test('a house plant of the tropics has no winter rest', () => {
  const tropical = (plant: (typeof plants)[number]) =>
    plant.category === 'house_plant' && plant.temperature.min >= 10 && plant.watering.class !== 'dry';
  expect(wrong(tropical, ({ title }) => title === 'Begin its winter rest')).toEqual([]);
});

test('what is sown each year is neither repotted nor overwintered', () => {
  expect(wrong(isSeasonal, ({ title }) => /pot$|Bring it in|winter|Lift and store/.test(title))).toEqual([]);
});

test('a crop that is raised indoors gets sowing, hardening off, planting out and harvest, in this order', () => {
  const tasks = tasksOf('Tomato', { today: '2026-01-15' });
  const day = (title: string) => tasks.find((task) => task.title === title)?.firstInDays ?? Number.NaN;
  expect(day('Sow indoors')).toBeLessThan(day('Harden off'));
  expect(day('Harden off')).toBeLessThan(day('Plant out'));
  expect(day('Plant out')).toBeLessThan(day('Harvest'));
  // Mid-May.
  expect(day('Plant out')).toBeGreaterThan(115);
  expect(day('Plant out')).toBeLessThan(130);
});

test('south of the equator tomatoes are sown half a year later', () => {
  const circumstances: Circumstances = {
    today: '2026-07-15',
    hemisphere: 'south',
    plant: { ...unplaced, species: 'Tomato' },
    diary: [],
  };
  const { tasks } = planCare(
    { plantSpecies: 'Tomato', location: 'indoor', conditions: null, plant: null },
    circumstances,
  );
  expect(tasks.find(({ title }) => title === 'Sow indoors')?.firstInDays).toBeLessThan(60);
});

test('garlic is planted in fall, and looked at weekly while it grows', () => {
  const tasks = tasksOf('Garlic');
  expect(tasks.find(({ title }) => title === 'Plant the cloves')?.seasons).toEqual(['autumn']);
  const [watering, ...others] = tasks.filter(({ type }) => type === 'watering');
  expect(watering?.interval).toBeLessThanOrEqual(7);
  expect(others).toEqual([]);
});

test('in the ground a plant is fed as often as its record says in words', () => {
  expect(tasksOf('Zucchini').find(({ type }) => type === 'fertilizing')).toMatchObject({ interval: 12 });
  expect(tasksOf('Tomato').find(({ type }) => type === 'fertilizing')).toMatchObject({ frequency: 'weekly' });
});

test('nobody wipes a flytrap', () => {
  expect(titlesOf('Venus flytrap')).not.toContain('Clean the leaves');
});

test('a hellebore is tidied in midwinter', () => {
  const [pruning] = tasksOf('Helleborus').filter(({ type }) => type === 'pruning');
  expect(pruning?.seasons).toEqual(['winter']);
});

test('a lawn is mown, fed and overseeded, and nothing else', () => {
  const titles = titlesOf('Lolium perenne');
  expect(titles).toEqual(expect.arrayContaining(['Mow', 'Water in dry weather', 'Feed the lawn']));
  expect(titles.join()).not.toMatch(/pests|Prune|pot|Turn/);
});

test('a garden plant in a pot is kept as one', () => {
  const titles = titlesOf('Hydrangea macrophylla', { location: 'pot on the terrace' });
  expect(titles).toEqual(expect.arrayContaining(['Check the soil, then water', 'Wrap the pot']));
});

test('a bed is said to be assumed only where no place was named', () => {
  const schedule = (location: string) =>
    planCare(
      { plantSpecies: 'Rose', location, conditions: null, plant: null },
      { today: '2026-04-15', hemisphere: 'north', plant: { ...unplaced, species: 'Rose' }, diary: [] },
    ).schedule;
  expect(schedule('indoor')).toContain('This assumes that it grows in open ground');
  expect(schedule('flower bed')).not.toContain('This assumes');
});
