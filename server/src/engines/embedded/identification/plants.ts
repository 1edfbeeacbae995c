import { type KnownSpecies, plants } from '../../../knowledge/plants.ts';
import { type PlantTraits, traitsByName } from '../../../knowledge/traits.ts';

/** A plant of the knowledge base, and what it looks like. `genus` is null for a record of a whole genus. */
export interface KeyPlant {
  plant: KnownSpecies;
  genus: string | null;
  traits: PlantTraits;
}

/** The plants that the key knows: those whose traits are described. */
export const keyPlants: readonly KeyPlant[] = plants.flatMap((plant) => {
  const traits = traitsByName.get(plant.scientificName);
  return traits ? [keyPlant(plant, traits)] : [];
});

export function keyPlant(plant: KnownSpecies, traits: PlantTraits): KeyPlant {
  const words = plant.scientificName.replace(/^× /, '').split(' ');
  return { plant, genus: words.length > 1 ? (words[0] ?? null) : null, traits };
}
