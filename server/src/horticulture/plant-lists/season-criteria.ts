import { monthName } from '@plantcare/contract/month-names.ts';
import { seasonOf } from '@plantcare/contract/seasons.ts';
import type { KnownSpecies } from '../../knowledge/plants.ts';
import { isFrostTender } from '../care-sheet/light-needs.ts';
import { degrees, SEASON_NAMES } from '../care-sheet/needs.ts';
import { localMonth, monthSpans } from '../months.ts';
import { LAST_FROST_MONTH, plantingOutMonth } from '../planting-out.ts';
import type { Criterion, ListCase } from './criterion.ts';

/** °C that a plant survives which may stay out through most winters of a temperate climate. */
const STAYS_OUT = -10;

/** By the time of the year and by frost. */
export const SEASON_CRITERIA = {
  'sow-now': {
    title: (about) => `to sow${about.isOnlySown ? '' : ' or plant'} in ${timeOf(about)}`,
    holds: (plant, about) => sownHow(plant, about) !== null,
    reason: sownHow,
    note: 'The months are those of a temperate climate. In spring sow two or three weeks later where frosts last long; in late summer sow as much sooner where they come early.',
  },
  'harvest-now': {
    title: (about) => `to harvest in ${timeOf(about)}`,
    holds: ({ sowing }, about) => isIn(sowing?.harvest, about),
    reason: ({ sowing }, { hemisphere }) => (sowing?.harvest ? monthSpans(sowing.harvest, hemisphere) : null),
  },
  'flowers-now': {
    title: (about) => `that flower in ${timeOf(about)}`,
    holds: ({ flowers }, about) => isIn(flowers, about),
    reason: ({ flowers }, { hemisphere }) => (flowers ? monthSpans(flowers, hemisphere) : null),
  },
  'bring-in-before-frost': {
    title: () => 'to bring in before the first frost',
    holds: (plant) => isFrostTender(plant) && plant.lifespan === 'perennial' && plant.matureSize.potted !== null,
    reason: ({ temperature }) =>
      temperature.min < 5 ? 'before the first frost' : `when nights fall below ${degrees(temperature.min + 3)}`,
    order: 'patio',
    warns: true,
  },
  'stays-out': {
    title: () => 'that can stay outside in winter',
    holds: ({ temperature }) => temperature.min <= STAYS_OUT,
    reason: ({ temperature }) => `survives ${degrees(temperature.min)} in the ground`,
    note: 'In a pot roots freeze sooner: wrap the pot, and expect it to withstand about 5 °C less.',
    warns: true,
  },
} as const satisfies Readonly<Record<string, Criterion>>;

/** "sow indoors or outside", "plant young ones out after the last frost"; null for another month. */
function sownHow(plant: KnownSpecies, about: ListCase): string | null {
  const { sowing, category } = plant;
  const [indoors, outdoors] = [isIn(sowing?.indoors, about), isIn(sowing?.outdoors, about)];
  const planted = sowing?.planted ?? (category === 'bulb' ? 'bulbs' : null);
  if (outdoors && planted !== null) return about.isOnlySown ? null : `plant the ${planted} outside`;
  const month = category === 'house_plant' ? null : plantingOutMonth(sowing, plant);
  const waits = isFrostTender(plant) && month === LAST_FROST_MONTH;
  const plantOut = waits ? 'plant young ones out after the last frost' : 'plant young ones out';
  const ways = [
    indoors ? (outdoors ? 'sow indoors or outside' : 'sow indoors') : outdoors ? 'sow outside' : null,
    month !== null && !about.isOnlySown && isIn([month], about) ? plantOut : null,
  ].filter((way) => way !== null);
  return ways.length > 0 ? ways.join(', ') : null;
}

export function isIn(months: readonly number[] | undefined, about: ListCase): boolean {
  return months?.some((each) => isWanted(localMonth(each, about.hemisphere), about)) ?? false;
}

function isWanted(month: number, about: ListCase): boolean {
  if (about.season === undefined) return month === about.month;
  return seasonOf(`2026-${String(month).padStart(2, '0')}-15`, about.hemisphere) === about.season;
}

function timeOf({ month, season }: ListCase): string {
  return season === undefined ? monthName(month) : SEASON_NAMES[season];
}
