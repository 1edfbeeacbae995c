import type { Db, Tx } from '../../tables.ts';

/** A gardener whose weather is to be looked at, and the place of the location in the profile as far as it is known. */
export async function gardenersToWarn(db: Db, now: string, page: { skip: number; limit: number }) {
  return db
    .selectFrom('users')
    .select(['id', 'location', 'place_of', 'place_name', 'place_lat', 'place_lon'])
    .where('weather_at', '<=', now)
    .where('location', 'is not', null)
    .where('notify_enabled', '=', 1)
    .where('notify_weather', '=', 1)
    .orderBy('weather_at')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.skip)
    .$narrowType<{ location: string }>()
    .execute();
}

export type GardenerToWarn = Awaited<ReturnType<typeof gardenersToWarn>>[number];

interface FoundPlace {
  place_of: string;
  place_name: string | null;
  place_lat: number | null;
  place_lon: number | null;
}

export async function rememberPlace(db: Db, userId: string, place: FoundPlace): Promise<void> {
  await db.updateTable('users').set(place).where('id', '=', userId).execute();
}

export async function setNextCheck(db: Db | Tx, userIds: string[], moment: string): Promise<void> {
  await db.updateTable('users').set({ weather_at: moment }).where('id', 'in', userIds).execute();
}

/** The plants of gardeners, except samples and former ones, that stand in a place, with what the gardener says of it. */
export async function placedPlants(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('plants')
    .innerJoin('places', 'places.id', 'plants.place_id')
    .select(['plants.user_id', 'plants.id', 'plants.name', 'plants.species', 'places.name as location', 'places.site'])
    .where('plants.user_id', 'in', userIds)
    .where('plants.sample', '=', 0)
    .where('plants.farewell_day', 'is', null)
    .orderBy('plants.name')
    .orderBy('plants.id')
    .execute();
}

/** The place of the location in the gardener's profile; null where there is none, or it was not looked up yet. */
export async function knownPlace(db: Db, userId: string): Promise<{ lat: number; lon: number } | null> {
  const row = await db
    .selectFrom('users')
    .select(['location', 'place_of', 'place_lat', 'place_lon'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row || row.place_of !== row.location || row.place_lat === null || row.place_lon === null) return null;
  return { lat: row.place_lat, lon: row.place_lon };
}

/** The locations in the profiles of gardeners, and the places that were found for them. */
export async function placesOf(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'location', 'place_of', 'place_lat', 'place_lon'])
    .where('id', 'in', userIds)
    .execute();
}
