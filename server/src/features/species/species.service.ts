import type { Answer } from '@plantcare/contract/endpoint.ts';
import type { matchSpecies, Species, SpeciesSummary } from '@plantcare/contract/species.ts';
import { notFound } from '../../failure.ts';

export type SpeciesService = ReturnType<typeof createSpeciesService>;

/** The knowledge base is loaded when it is first needed, so that it does not delay the start. */
export function createSpeciesService() {
  return {
    async search(text: string, limit: number): Promise<SpeciesSummary[]> {
      const { searchPlants } = await import('../../knowledge/names/search.ts');
      return searchPlants(text, limit).map(summaryOf);
    },

    async match(name: string): Promise<Answer<typeof matchSpecies>> {
      const { choicesFor, findSpecies } = await import('../../knowledge/names/match.ts');
      const { publicSpecies } = await import('../../knowledge/plants.ts');
      const choices = choicesFor(name).map(({ plant, hint }) => ({ ...summaryOf(plant), hint }));
      const found = findSpecies(name);
      if (!found) return { match: null, choices };
      const { plant, as, misspelled } = found;
      return { match: { species: publicSpecies(plant), as, misspelled }, choices };
    },

    /** @throws Failure when the knowledge base has no plant with this id. */
    async get(id: string): Promise<Species> {
      const { plantById, publicSpecies } = await import('../../knowledge/plants.ts');
      const { relativesById } = await import('../../knowledge/names/relatives.ts');
      const species = plantById(id) ?? relativesById(id);
      if (!species) throw notFound('Species');
      return publicSpecies(species);
    },
  };
}

function summaryOf({ _id, scientificName, commonNames, category }: SpeciesSummary): SpeciesSummary {
  return { _id, scientificName, commonNames, category };
}
