import type { TRAITS } from '@plantcare/contract/identification-key.ts';
import { survivesInGround } from '../../knowledge/coldest-zones.ts';
import type { KnownSpecies } from '../../knowledge/plants.ts';
import { traitsByName } from '../../knowledge/traits.ts';
import { degrees } from '../care-sheet/needs.ts';
import type { Criterion } from './criterion.ts';

export type FlowerColor = (typeof TRAITS.flower_color)[number];

/** Of the size that a grown plant reaches, in cm. */
export function ofHeight({ min, max }: { min?: number; max?: number }): Criterion {
  const words = [
    min === undefined ? null : `at least ${length(min)}`,
    max === undefined ? null : `up to ${length(max)}`,
  ];
  return {
    title: () => `of ${words.filter((each) => each !== null).join(' and ')}`,
    holds: (plant) => {
      const height = heightOf(plant);
      return height !== null && height >= (min ?? 0) && height <= (max ?? Number.POSITIVE_INFINITY);
    },
    reason: (plant) => `to about ${length(heightOf(plant) ?? 0)}`,
  };
}

/** Of one color of flowers, or of several to choose from. */
export function ofFlowerColor(color: FlowerColor): Criterion {
  return {
    title: () => `with ${color} flowers`,
    holds: ({ scientificName }) => traitsByName.get(scientificName)?.flower_color?.includes(color) ?? false,
    reason: () => null,
  };
}

/** That survive a frost of so many °C. */
export function hardyTo(frost: number): Criterion {
  return {
    title: () => `that survive ${degrees(frost)}`,
    holds: (plant) => survivesInGround(plant) <= frost && (frost > 0 || plant.category !== 'house_plant'),
    reason: (plant) => `hardy to ${degrees(survivesInGround(plant))}`,
    ...(frost <= 0 && { note: 'In a pot roots freeze sooner: expect it to withstand about 5 °C less.' }),
  };
}

function heightOf({ category, matureSize: { ground, potted } }: KnownSpecies): number | null {
  const isIndoors = category === 'house_plant' || category === 'succulent';
  return (isIndoors ? (potted ?? ground) : (ground ?? potted))?.height ?? null;
}

function length(cm: number): string {
  return cm < 100 ? `${cm} cm` : `${Number((cm / 100).toFixed(1))} m`;
}
