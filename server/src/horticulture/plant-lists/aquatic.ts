import type { KnownSpecies } from '../../knowledge/plants.ts';

/** As the records say what a plant of ponds and aquariums stands in. */
const IN_WATER = /\b(?:aquatic basket|sunk in the pond|floats|afloat|tight basket)\b/;

/** Whether a plant grows in water, so that it is of no use in a bed or a pot. */
export function isAquatic({ soil }: Pick<KnownSpecies, 'soil'>): boolean {
  return IN_WATER.test(soil);
}
