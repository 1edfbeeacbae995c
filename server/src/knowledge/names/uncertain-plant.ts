import type { Toxic } from '@plantcare/contract/species.ts';
import { type KnownSpecies, plantById } from '../plants.ts';

/**
 * The record of a plant that may not be the one that was meant: harm is kept, and harmlessness
 * becomes unknown, because the other plant may be toxic: "tansy" is spelled like the edible pansy.
 */
export function unsure(plant: KnownSpecies): KnownSpecies {
  // A record made from relatives already says so.
  if (!plantById(plant._id)) return plant;
  const { cats, dogs, people, effect } = plant.toxicity;
  const verdicts = { cats: suspected(cats), dogs: suspected(dogs), people: suspected(people) };
  return { ...plant, toxicity: { ...verdicts, effect: ifItIs(plant, effect) } };
}

function suspected(toxic: Toxic): Toxic {
  return toxic === 'no' ? 'unknown' : toxic;
}

/** A text about a harmless plant would wrongly reassure a gardener who has another one. */
function ifItIs({ scientificName, toxicity: { cats, dogs, people } }: KnownSpecies, effect: string): string {
  return [cats, dogs, people].includes('yes')
    ? `If it really is ${scientificName}: ${effect}`
    : `It may be another plant than ${scientificName}, so nothing is certain before its full name is.`;
}
