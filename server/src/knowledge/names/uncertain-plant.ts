import type { Toxic } from '@plantcare/contract/species.ts';
import { type KnownSpecies, plantById } from '../plants.ts';

/**
 * The record of a plant that may not be the one that was meant: what harms is kept, what harms nobody is not known to,
 * for another plant may. "Tansy" is spelled like pansy, and eaten like it by nobody.
 */
export function unsure(plant: KnownSpecies): KnownSpecies {
  // What is put together from relatives says so of itself.
  if (!plantById(plant._id)) return plant;
  const { cats, dogs, people, effect } = plant.toxicity;
  const verdicts = { cats: suspected(cats), dogs: suspected(dogs), people: suspected(people) };
  return { ...plant, toxicity: { ...verdicts, effect: ifItIs(plant, effect) } };
}

function suspected(toxic: Toxic): Toxic {
  return toxic === 'no' ? 'unknown' : toxic;
}

/** What is said of a plant that is not known to harm would lull whoever has another one. */
function ifItIs({ scientificName, toxicity: { cats, dogs, people } }: KnownSpecies, effect: string): string {
  return [cats, dogs, people].includes('yes')
    ? `If it really is ${scientificName}: ${effect}`
    : `It may be another plant than ${scientificName}, so nothing is certain before its full name is.`;
}
