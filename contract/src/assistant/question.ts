import { z } from 'zod';
import { SPECIES_MISSING } from '../messages.ts';
import { Id, optionalText } from '../text.ts';

export const MAX_QUESTION = 1000;

/** The defaults for missing fields of a plant. */
export const PLANT_DEFAULTS = {
  ageWeeks: 12,
  health: 'healthy',
  size: 'medium',
  lastRepot: 'unknown',
  lastPrune: 'unknown',
  /** For growth prediction; schedule and climate care use `indoor`. */
  location: 'unknown',
  indoor: 'indoor',
  sunlight: 'moderate',
  notes: '',
} as const;

/** An optional text; null if it is left out, null or empty. */
export function words(name: string, max: number) {
  return optionalText(name, max)
    .nullish()
    .transform((text) => text ?? null);
}

/** The gardener's plant that it is about, if any: its data and diary are used, and the answer is stored with it. */
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
