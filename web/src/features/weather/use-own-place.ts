import type { User } from '@plantcare/contract/auth.ts';
import { useCity } from './api.ts';
import { areNear, type Place } from './place.ts';

/**
 * The place if the gardener's plants stand there: where the browser is, or near the location in the profile. Without
 * one any place that the gardener looks at counts; null for a place elsewhere, such as that of a journey.
 */
export function useOwnPlace({ location }: User, place: Place | null): Place | null {
  const home = useCity(location).data;
  if (place === null || place.city === null || location === null) return place;
  return home && areNear(home, place) ? place : null;
}
