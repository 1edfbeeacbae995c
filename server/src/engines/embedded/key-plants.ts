import type { Species } from '@plantcare/contract/species.ts';
import { plants } from '../../knowledge/plants.ts';
import { type PlantTraits, traitsByName } from '../../knowledge/traits.ts';

/** A plant of the knowledge base, and what it looks like. */
export interface KeyPlant {
  plant: Species;
  traits: PlantTraits;
}

/** The plants that the key can tell apart: those whose looks are described. */
export const keyPlants: readonly KeyPlant[] = plants.flatMap((plant) => {
  const traits = traitsByName.get(plant.scientificName);
  return traits ? [{ plant, traits }] : [];
});

/** The genus of a species; null for a record of a whole genus. */
export function genusOf({ scientificName }: Species): string | null {
  const words = scientificName.replace(/^× /, '').split(' ');
  return words.length > 1 ? (words[0] ?? null) : null;
}
