import type { Season, Species } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { survivalOfPlant } from '../../../../horticulture/life-form.ts';
import { genusOf, type KnownSpecies } from '../../../../knowledge/plants.ts';
import type { Action } from '../intent/given/actions.ts';
import { growsInGround } from '../lists/plant-traits.ts';
import { frostFree, monthsToPlant } from '../topics/planting.ts';
import { monthsNamedIn, monthsToPrune } from '../topics/pruning-time.ts';

export const SEASON_MONTHS: Readonly<Record<Season, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
};

/** Perennials that are divided at a time of their own, by genus. */
const DIVIDED: Readonly<Record<string, readonly number[]>> = {
  Iris: [7, 8, 9],
  Paeonia: [9, 10],
  Galanthus: [3, 4],
  Narcissus: [6, 7],
  Dahlia: [4],
  Primula: [5, 6],
};
/** Perennials and trees that are moved at a time of their own, by genus. */
const MOVED: Readonly<Record<string, readonly number[]>> = { Paeonia: [9, 10], Iris: [7, 8, 9] };

/** In spring and early fall roots grow on before heat or frost: common practice for perennials and evergreens. */
const SPRING_AND_FALL = [3, 4, 9, 10];
/** When trees and shrubs without leaves are moved, as long as the soil is not frozen. */
const LEAFLESS = [10, 11, 2, 3];
/** When potted plants that grow in summer, or in winter, are repotted. */
const REPOTTED = [3, 4, 5, 6];
const REPOTTED_WINTER_GROWER = [8, 9, 10];

/** The months in which something is done to a plant, as in the north; null where the calendar does not decide. */
export function monthsFor(action: Action, plant: KnownSpecies): readonly number[] | null {
  const months = calendarOf(action, plant);
  return months.length > 0 ? months : null;
}

function calendarOf(action: Action, plant: KnownSpecies): readonly number[] {
  const isTender = isFrostTender(plant);
  switch (action) {
    case 'plant out':
      return isTender ? frostFree(monthsToPlant(plant)) : monthsToPlant(plant);
    case 'sow':
      return [...new Set([...(plant.sowing?.indoors ?? []), ...(plant.sowing?.outdoors ?? [])])];
    case 'prune':
      return [...monthsToPrune(plant)];
    case 'repot':
      return plant.growsIn.includes('spring') || plant.growsIn.includes('summer') ? REPOTTED : REPOTTED_WINTER_GROWER;
    case 'transplant':
      return MOVED[genusOf(plant)] ?? (growsInGround(plant) ? monthsToMove(plant) : []);
    case 'divide':
      return divided(plant);
    case 'feed':
      return plant.feedingWeeks === null ? [] : plant.growsIn.flatMap((season) => SEASON_MONTHS[season]);
    case 'put outside':
      return isTender ? [6, 7, 8] : [];
    case 'bring in':
      return isTender ? [9, 10] : [];
    case 'lift':
      return survivalOfPlant(plant).id === 'lifted-tuber' ? [10, 11] : [];
    default:
      return [];
  }
}

const DIVISION = /\bdivi(?:sion|d(?:e|ed|ing))\b/i;

/** Of a genus with a time of its own, else as its record says ("division in late spring"), else as plants of its kind are. */
function divided(plant: KnownSpecies): readonly number[] {
  const own = DIVIDED[genusOf(plant)];
  if (own) return own;
  const said = plant.propagation.find((way) => DIVISION.test(way));
  const months = said === undefined ? [] : [...monthsNamedIn(said)].toSorted((one, other) => one - other);
  const isLate = months.length === 1 && months[0] === LATE_SPRING;
  if (isLate || WARM_SEASON_GRASSES.has(genusOf(plant))) return AS_IT_SPROUTS;
  return months.length > 0 ? months : growsInGround(plant) ? SPRING_AND_FALL : REPOTTED;
}

const LATE_SPRING = 5;
/** What sprouts late is divided as its growth begins: divisions of fall rot. */
const AS_IT_SPROUTS = [4, 5];
/** Grasses that start to grow when it is warm. */
const WARM_SEASON_GRASSES: ReadonlySet<string> = new Set([
  'Miscanthus',
  'Pennisetum',
  'Panicum',
  'Cortaderia',
  'Schizachyrium',
  'Sorghastrum',
  'Andropogon',
  'Imperata',
  'Muhlenbergia',
  'Spartina',
  'Arundo',
  'Eragrostis',
  'Bouteloua',
]);

function monthsToMove(plant: Species): readonly number[] {
  return survivalOfPlant(plant).id === 'deciduous-wood' ? LEAFLESS : SPRING_AND_FALL;
}
