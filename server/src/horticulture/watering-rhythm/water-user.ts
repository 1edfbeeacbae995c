import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import type { Span } from '@plantcare/contract/species.ts';
import { tellsNothing } from '../care-sheet/needs.ts';
import type { KnownPlant } from '../circumstances.ts';
import { scheduleCase } from '../schedule/case.ts';
import { wateringAdjustments } from '../schedule/watering.ts';
import { isOutdoors, type LocationReading, readPlace } from '../text-input/location.ts';
import { findPlantProfile } from '../weather-needs/find-plant-profile.ts';
import type { WateringPlace, WaterUser } from './daily-use.ts';

/** Of a plant whose kind is not known: between those that rest in winter and those that do not. */
const USUAL_WINTER_SHARE = 0.65;
const LEAST_WINTER_SHARE = 0.25;

/** How a gardener's plant uses water, and the days between waterings that are usual for its kind in such a pot. */
export interface KnownWaterUser {
  user: WaterUser;
  /** In its growing season; null when its kind is not known or differs too much. */
  usual: number | null;
}

/** @param today `2026-05-01` */
export function waterUserOf(plant: KnownPlant, today: string, hemisphere: Hemisphere): KnownWaterUser {
  const named = plant.species ?? plant.name;
  const circumstances = { today, hemisphere, plant, diary: [] };
  const found = scheduleCase(
    { plantSpecies: named, location: plant.location, conditions: null, plant: null },
    circumstances,
  );
  const read = readPlace(plant.location, plant.place?.site ?? null);
  const place = placeOf({ ...read, openGround: found.keeping.place.openGround });
  const { cropCoefficient } = findPlantProfile(plant.species, plant.name);
  const { daysGrowing, daysWinter } = found.needs.watering;
  const isKnown = found.match !== null && !tellsNothing(daysGrowing);
  const factor = wateringAdjustments(found).reduce((product, each) => product * each.factor, 1);
  return {
    user: {
      place,
      hemisphere,
      cropCoefficient,
      winterShare: isKnown ? winterShare(daysGrowing, daysWinter) : USUAL_WINTER_SHARE,
    },
    usual: isKnown ? middle(daysGrowing) * factor : null,
  };
}

function placeOf(reading: LocationReading): WateringPlace {
  if (!isOutdoors(reading)) return 'indoors';
  if (reading.site === 'greenhouse') return 'greenhouse';
  return reading.openGround ? 'ground' : 'pot';
}

function winterShare(growing: Span, winter: Span): number {
  return Math.min(1, Math.max(LEAST_WINTER_SHARE, middle(growing) / middle(winter)));
}

/** The geometric mean, because days between waterings are compared by their ratio. */
function middle({ min, max }: Span): number {
  return Math.sqrt(min * max);
}
