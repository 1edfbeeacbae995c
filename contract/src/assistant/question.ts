import { z } from 'zod';
import { SPECIES_MISSING } from '../messages.ts';
import { Id, optionalText } from '../text.ts';

export const MAX_QUESTION = 1000;

/** What stands for a field that a plant lacks. */
export const PLANT_DEFAULTS = {
  ageWeeks: 12,
  health: 'healthy',
  size: 'medium',
  lastRepot: 'unknown',
  lastPrune: 'unknown',
  /** Of a growth prediction; schedule and climate care take `indoor`. */
  location: 'unknown',
  indoor: 'indoor',
  sunlight: 'moderate',
  notes: '',
} as const;

/** A text that may be left out, null or empty: null then. */
export function words(name: string, max: number) {
  return optionalText(name, max)
    .nullish()
    .transform((text) => text ?? null);
}

/** The own plant it is about, if any: its data and diary are taken into account, and the answer is kept with it. */
export const OwnPlant = Id.or(z.literal(''))
  .nullish()
  .transform((id) => id || null);

export const PlantSpecies = z
  .string(SPECIES_MISSING)
  .trim()
  .min(1, SPECIES_MISSING)
  .max(200, 'Plant species can have at most 200 characters');

export const Conditions = words('Conditions', 1000);
export const LocationText = words('Location', 200);
