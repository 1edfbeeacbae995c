import type { Answer } from '@plantcare/contract/endpoint.ts';
import type { matchSpecies, Species, SpeciesSummary } from '@plantcare/contract/species.ts';
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
      return { match: found && { species: found.plant, as: found.as } };
    },

    /** @throws Failure when the knowledge base has none of this id. */
    get(id: string): Species {
      const species = plantById(id) ?? relativesById(id);
      if (!species) throw new Failure('not_found', 'Species not found.');
      return species;
    },
  };
}
