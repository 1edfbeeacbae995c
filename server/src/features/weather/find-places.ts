import pLimit from 'p-limit';
import type { Db } from '../../tables.ts';
import type { NamedPlace, Place } from './open-meteo.ts';
import * as repository from './weather.repository.ts';

/** Names are looked up one request each; this many run at a time. */
const CONCURRENT_SEARCHES = 4;

interface FoundGardener {
  id: string;
  /** Null where the profile names no place that is known; undefined where it could not be looked up now. */
  place: Place | null | undefined;
}

/** A gardener with the location in the profile, and what was found for it before. */
type Gardener = Awaited<ReturnType<typeof repository.placesOf>>[number];

export interface PlaceSearch {
  /** Null when there is no such place. @throws when the provider is down. */
  findPlace(name: string): Promise<NamedPlace | null>;
}

/** Where gardeners live, by the location in their profiles, which is looked up where it is new. */
export async function findPlaces(
  db: Db,
  search: PlaceSearch,
  userIds: readonly string[],
): Promise<readonly FoundGardener[]> {
  return lookUpPlaces(db, search, await repository.placesOf(db, userIds));
}

/** The same for gardeners that have been read already. */
export async function lookUpPlaces(
  db: Db,
  search: PlaceSearch,
  gardeners: readonly Gardener[],
): Promise<readonly FoundGardener[]> {
  const fewAtOnce = pLimit(CONCURRENT_SEARCHES);
  return Promise.all(
    gardeners.map(async ({ id, location, place_of, place_lat, place_lon }): Promise<FoundGardener> => {
      if (location === null) return { id, place: null };
      if (place_of === location) return { id, place: toPlace(place_lat, place_lon) };
      const found = await fewAtOnce(() => search.findPlace(location)).catch(() => undefined);
      if (found === undefined) return { id, place: undefined };
      const [lat, lon] = [found?.lat ?? null, found?.lon ?? null];
      const columns = { place_of: location, place_name: found?.name ?? null, place_lat: lat, place_lon: lon };
      await repository.rememberPlace(db, id, columns);
      return { id, place: toPlace(lat, lon) };
    }),
  );
}

function toPlace(lat: number | null, lon: number | null): Place | null {
  return lat === null || lon === null ? null : { lat, lon };
}
