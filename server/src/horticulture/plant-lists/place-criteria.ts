import { LIGHT_CLASSES, type LightClass } from '@plantcare/contract/species.ts';
import type { KnownSpecies } from '../../knowledge/plants.ts';
import { days } from '../care-sheet/needs.ts';
import { type Criterion, grownFor } from './criterion.ts';

/** Every how many days a plant for forgetful gardeners is watered at the most. */
const FORGETTABLE_DAYS = 10;

/** By light, air and water. */
export const PLACE_CRITERIA = {
  'low-light': {
    ...lit('low', 'that tolerate a dark place'),
    order: 'dark-rooms',
    note: 'They tolerate a dark corner, but no plant grows without any daylight: without a window use a plant lamp for 10–12 hours a day.',
  },
  'north-window': lit('medium', 'for a north-facing window'),
  'bright-window': lit('bright_indirect', 'for a bright window without hot midday sun'),
  'full-sun': {
    ...lit('full_sun', 'for full sun'),
    holds: ({ light }) => light.preferred === 'full_sun',
  },
  'half-day-sun': {
    title: () => 'for four or five hours of sun',
    holds: ({ light }) => light.accepted.includes('bright_indirect'),
    reason: ({ light }) => (light.accepted.includes('medium') ? null : 'grows better with six hours or more'),
    rank: ({ light }) => (light.accepted.includes('medium') ? 0 : 1),
  },
  potted: {
    title: () => 'that grow in pots',
    holds: ({ matureSize }) => matureSize.potted !== null,
    reason: () => null,
  },
  'humid-air': {
    title: () => 'that like humid air',
    holds: ({ humidity }) => humidity === 'high',
    reason: () => null,
    note: 'They want air above 60% humidity: a humidifier helps, misting does not.',
  },
  'dry-air': {
    title: () => 'that tolerate dry air',
    holds: ({ humidity }) => humidity === 'low',
    reason: () => null,
  },
  bathroom: {
    ...grownFor('bathroom', 'for a bathroom'),
    reason: ({ light }) => LIGHT_WANTED[dimmest(light.accepted)],
    note: 'A bathroom without a window needs a plant lamp for 10–12 hours a day, whatever the plant.',
  },
  'forgetful-waterer': {
    title: () => 'that forgive a forgotten watering',
    holds: ({ watering, category }) =>
      isIndoors(category) && watering.class === 'dry' && watering.daysGrowing.min >= FORGETTABLE_DAYS,
    reason: ({ watering }) => `water every ${days(watering.daysGrowing)} while it grows`,
  },
  thirsty: {
    title: () => 'that like constantly moist soil',
    holds: ({ watering }) => watering.class === 'moist',
    reason: ({ watering }) => `water every ${days(watering.daysGrowing)} while it grows`,
  },
} as const satisfies Readonly<Record<string, Criterion>>;

const LIGHT_WANTED: Readonly<Record<LightClass, string>> = {
  low: 'tolerates little light',
  medium: 'is content with medium light',
  bright_indirect: 'needs a bright window',
  full_sun: 'needs a sunny window',
};

function isIndoors(category: KnownSpecies['category']): boolean {
  return category === 'house_plant' || category === 'succulent';
}

function lit(light: LightClass, words: string): Criterion {
  return {
    title: () => words,
    holds: (plant) => plant.light.accepted.includes(light),
    reason: ({ light: { preferred } }) => (isBrighter(preferred, light) ? 'grows better in more light' : null),
  };
}

function isBrighter(one: LightClass, other: LightClass): boolean {
  return LIGHT_CLASSES.indexOf(one) > LIGHT_CLASSES.indexOf(other);
}

function dimmest(accepted: readonly LightClass[]): LightClass {
  return LIGHT_CLASSES.find((each) => accepted.includes(each)) ?? 'bright_indirect';
}
