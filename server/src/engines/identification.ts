import {
  type Candidate,
  type Identification,
  NO_COMMON_NAME,
  UNKNOWN_PLANT,
} from '@plantcare/contract/assistant/identify.ts';
import type { SpeciesSummary } from '@plantcare/contract/species.ts';
import { findSpecies, type SpeciesMatch, speciesFound } from '../knowledge/names/match.ts';

const MAX_CANDIDATES = 5;
/** An engine that looks at photos asks no questions. */
const NO_KEY = { nextQuestion: null, asked: 0, seen: null };

/** An identification from its candidates, in any order; `nothing` is the description when there are none. */
export function identificationOf(candidates: readonly Candidate[], nothing: string): Identification {
  const surestFirst = candidates.toSorted((one, other) => other.confidence - one.confidence);
  const best = surestFirst
    .filter(({ species }, index) => surestFirst.findIndex((each) => each.species === species) === index)
    .slice(0, MAX_CANDIDATES);
  const [first] = best;
  if (!first) {
    return {
      species: UNKNOWN_PLANT,
      commonName: NO_COMMON_NAME,
      confidence: 0,
      description: nothing,
      candidates: [],
      ...NO_KEY,
    };
  }
  const { species, commonName, confidence, description } = first;
  return { species, commonName: commonName ?? NO_COMMON_NAME, confidence, description, candidates: best, ...NO_KEY };
}

/** The record of exactly this plant, not of a relative or of a plant with a similar name. */
export function recordOf(scientificName: string): { match: SpeciesMatch; known: SpeciesSummary } | null {
  const match = findSpecies(scientificName);
  if (!match || match.misspelled || (match.as !== 'species' && scientificName.includes(' '))) return null;
  const found = speciesFound(match);
  if (!found) return null;
  const { as: _, ...known } = found;
  return { match, known };
}
