import type { HardinessRating } from '@plantcare/contract/species.ts';
import { nameFinder } from '../../knowledge/names/normalize.ts';
import type { WindClass } from '../../knowledge/plant-record.ts';
import type { CareGroup, LightNeed } from './care-group.ts';
import type { PlantProfile } from './plant-profile.ts';
import { weatherLimits } from './weather-limits.ts';

type Row = readonly [
  words: string,
  plural: string,
  group: CareGroup,
  light: LightNeed,
  rating: HardinessRating,
  heat: number,
  wind: WindClass,
  cropCoefficient: number,
];

/**
 * Words for plants of many species, with what the tender ones among them need: `heat` is the hottest afternoon in °C.
 * Words that name a family of the knowledge base, such as "orchid" or "cactus", are found there.
 */
const ROWS: readonly Row[] = [
  [
    'tree, shrub, bush, hedge, conifer, bonsai, fruit tree',
    'trees and shrubs',
    'woody',
    'either',
    'H3',
    32,
    'woody',
    0.6,
  ],
  ['vine, climber, climbing plant, creeper', 'climbers', 'woody', 'either', 'H3', 32, 'leafy', 0.6],
  ['berry, berry bush, soft fruit, fruit', 'fruit plants', 'woody', 'sun', 'H3', 32, 'leafy', 0.6],
  [
    'flower, flowering plant, wildflower, bedding plant, perennial, annual',
    'garden flowers',
    'flower',
    'either',
    'H2',
    32,
    'leafy',
    0.7,
  ],
  ['bulb, tuber', 'bulbs', 'flower', 'either', 'H2', 32, 'leafy', 0.7],
  ['grass, lawn, ornamental grass', 'grasses', 'flower', 'sun', 'H3', 35, 'low', 0.8],
  ['herb, kitchen herb', 'herbs', 'herb', 'either', 'H2', 32, 'leafy', 1.1],
  ['mediterranean herb', 'Mediterranean herbs', 'dry_herb', 'sun', 'H3', 40, 'leafy', 0.3],
  ['vegetable, salad, microgreen, sprout, seedling', 'vegetables', 'vegetable', 'sun', 'H2', 32, 'leafy', 1.05],
  [
    'house plant, houseplant, indoor plant, foliage plant, tropical plant, tropical',
    'house plants',
    'house_plant',
    'shade',
    'H1b',
    32,
    'soft',
    0.7,
  ],
  ['air plant, airplant', 'air plants', 'air_plant', 'shade', 'H1b', 32, 'leafy', 0.5],
  [
    'carnivorous, carnivorous plant, insectivorous plant, pitcher plant, flytrap, fly trap',
    'carnivorous plants',
    'carnivorous',
    'sun',
    'H1c',
    32,
    'soft',
    1.1,
  ],
  [
    'water plant, pond plant, bog plant, aquatic plant, marginal plant',
    'water and bog plants',
    'water_plant',
    'sun',
    'H1c',
    35,
    'leafy',
    1.2,
  ],
];

/** What is said of any plant whose kind is not known: no frost, half shade, an ordinary thirst. */
export const UNKNOWN_PLANT: PlantProfile = {
  plural: 'plants',
  group: 'unknown',
  light: 'either',
  limits: weatherLimits({ hardinessRating: 'H1c', temperature: upTo(32), wind: 'leafy' }),
  cropCoefficient: 0.8,
};

/** The profile that a generic word in the text stands for, "tree" in "a small tree". */
export const findGeneric = nameFinder<PlantProfile>(
  ROWS.flatMap(([words, plural, group, light, hardinessRating, heat, wind, cropCoefficient]) => {
    const limits = weatherLimits({ hardinessRating, temperature: upTo(heat), wind });
    return words.split(', ').map((word) => [word, { plural, group, light, limits, cropCoefficient }] as const);
  }),
);

/** A generic word says nothing of a lowest temperature but by its rating. */
function upTo(max: number) {
  return { min: Number.NEGATIVE_INFINITY, max };
}
