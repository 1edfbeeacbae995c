import type { Answer } from '@plantcare/contract/endpoint.ts';
import type { matchSpecies, Species, SpeciesSummary, Toxic } from '@plantcare/contract/species.ts';
import { Failure } from '../../failure.ts';
import { plantById } from '../../knowledge/plants.ts';
import { relativesById } from '../../knowledge/relatives.ts';
import { findSpecies } from '../../knowledge/species-match.ts';
import { searchPlants } from '../../knowledge/species-search.ts';

export type SpeciesService = ReturnType<typeof createSpeciesService>;

export function createSpeciesService() {
  return {
    search(text: string, limit: number): SpeciesSummary[] {
      return searchPlants(text, limit).map(({ _id, scientificName, commonNames, category }) => ({
        _id,
        scientificName,
        commonNames,
        category,
      }));
    },

    match(name: string): Answer<typeof matchSpecies> {
      const found = findSpecies(name);
      if (!found) return { match: null };
      const { plant, as, misspelled } = found;
      return { match: { species: misspelled ? doubted(plant) : plant, as, misspelled } };
    },

    /** @throws Failure when the knowledge base has none of this id. */
    get(id: string): Species {
      const species = plantById(id) ?? relativesById(id);
      if (!species) throw new Failure('not_found', 'Species not found.');
      return species;
    },
  };
}

/** Who meant another plant, by a name that is spelled alike, must not read that theirs does no harm. */
function doubted(plant: Species): Species {
  const { cats, dogs, people } = plant.toxicity;
  if (![cats, dogs, people].includes('no')) return plant;
  const doubt = (harm: Toxic): Toxic => (harm === 'no' ? 'unknown' : harm);
  const effect =
    'The name is only spelled like this one: make sure which plant it is before pets and children get near it.';
  return { ...plant, toxicity: { cats: doubt(cats), dogs: doubt(dogs), people: doubt(people), effect } };
}
