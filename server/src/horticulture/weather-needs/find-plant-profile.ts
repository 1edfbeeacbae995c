import { identifyingWords } from '../../knowledge/names/descriptors.ts';
import { findSpecies } from '../../knowledge/names/match.ts';
import { findGeneric, UNKNOWN_PLANT } from './generic-plants.ts';
import { type PlantProfile, profileOf } from './plant-profile.ts';
import { moreCareful } from './weather-limits.ts';

/**
 * What is known of the plant that the first of some texts names which names any, by its record or else by a generic word
 * such as "herbs": a gardener's species first, then what the plant is called. What is not known needs the care that
 * tender plants do.
 */
export function findPlantProfile(...texts: readonly (string | null)[]): PlantProfile {
  for (const text of texts) {
    const profile = text === null ? null : profileNamed(text);
    if (profile) return profile;
  }
  return UNKNOWN_PLANT;
}

function profileNamed(text: string): PlantProfile | null {
  const match = findSpecies(text);
  if (match && !match.misspelled) return profileOf(match.plant);
  const generic = findGeneric(text);
  if (generic) {
    // "Kapok tree" is some tree, but perhaps none of those that tolerate frost.
    const isAll = identifyingWords(text).every((word) => generic.words.includes(word));
    return isAll ? generic.meaning : careful(generic.meaning);
  }
  return match && careful(profileOf(match.plant));
}

/** Where it may be another plant, it counts on no more than a plant that is not known. */
function careful(profile: PlantProfile): PlantProfile {
  return { ...profile, limits: moreCareful(profile.limits, UNKNOWN_PLANT.limits) };
}
