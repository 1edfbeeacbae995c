import { readFileSync } from 'node:fs';
import type { Species } from '@plantcare/contract/species.ts';
import { z } from 'zod';
import { genusOf } from './plants.ts';

/**
 * Plants toxic to horses, by species or by genus where all of it is: ASPCA, Toxic and Non-Toxic Plants, public copy of the list
 * of 2025, without herbs and fruit that harm in large amounts only. What is missing is not known to be harmless.
 */
const Listed = z.strictObject({ plants: z.array(z.string()) });

const listed = new Set(
  Listed.parse(JSON.parse(readFileSync(new URL('toxic-to-horses.json', import.meta.url), 'utf8'))).plants,
);

export function isToxicToHorses(plant: Pick<Species, 'scientificName'>): boolean {
  return listed.has(plant.scientificName) || listed.has(genusOf(plant));
}
