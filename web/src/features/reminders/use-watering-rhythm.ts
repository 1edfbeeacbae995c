import { useSpeciesMatch } from '@/features/species/api.ts';
import { seasonNow } from '@/lib/time/season-now.ts';
import { type WateringRhythm, wateringRhythm } from './watering-rhythm.ts';

/** What a species suggests for now: undefined until it is known, null where nothing is known of it. */
export function useWateringRhythm(species: string | null): WateringRhythm | null | undefined {
  const { data: match, isError } = useSpeciesMatch(species);
  if (species === null || match === null || isError) return null;
  return match && wateringRhythm(match.species, seasonNow(new Date()));
}
