import { useSpeciesMatch } from '@/features/species/api.ts';
import { hemisphereHere, seasonNow } from '@/lib/time/season-now.ts';
import { wateringRhythms } from './watering-rhythm.ts';

/** What a species suggests, that of this season first: undefined until it is known, null where nothing is known of it. */
export function useWateringRhythms(species: string | null): ReturnType<typeof wateringRhythms> | null | undefined {
  const { data: match, isError } = useSpeciesMatch(species);
  if (species === null || match === null || isError) return null;
  return match && wateringRhythms(match.species, seasonNow(new Date()), hemisphereHere());
}
