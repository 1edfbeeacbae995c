import { findSpecies, type SpeciesMatch } from '../knowledge/names/match.ts';
import { shown } from './care-sheet/recognition.ts';
import type { Circumstances } from './circumstances.ts';

/** The plant that is asked about, and the words that name it; `instead` says so when those are not the typed ones. */
export interface RecognizedPlant {
  words: string;
  match: SpeciesMatch | null;
  instead: string | null;
}

/** Where the words for the species name none, an own plant's species does. */
export function recognizedPlant(typed: string, { plant }: Pick<Circumstances, 'plant'>): RecognizedPlant {
  const match = findSpecies(typed);
  const noted = match || !plant?.species ? null : findSpecies(plant.species);
  if (!noted || !plant?.species) return { words: typed, match, instead: null };
  const instead = `“${shown(typed)}” names no known plant, so this is for what you noted as its species.`;
  return { words: plant.species, match: noted, instead };
}
