import type { Cursor } from '@plantcare/contract/text.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { inChunks } from '../../db/chunks.ts';
import type { Db, Tx } from '../../tables.ts';
import type { PlaceTable, PlantMoveTable } from './places.table.ts';

export type PlaceRow = Selectable<PlaceTable>;
export type PlantMoveRow = Selectable<PlantMoveTable>;

const placesOf = (db: Db | Tx, userId: string) => db.selectFrom('places').selectAll().where('user_id', '=', userId);

/** The next places in the list, which has the newest first. */
export async function listPlaces(db: Db, userId: string, after: Cursor, limit: number): Promise<PlaceRow[]> {
  return placesOf(db, userId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(after.moment, after.id)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** In a transaction it is locked until the end: it cannot be deleted while a plant moves there. */
export async function findPlace(db: Db | Tx, userId: string, id: string): Promise<PlaceRow | undefined> {
  const place = placesOf(db, userId).where('id', '=', id);
  return (db.isTransaction ? place.forUpdate() : place).executeTakeFirst();
}

export async function findByKey(tx: Tx, userId: string, key: string): Promise<PlaceRow | undefined> {
  return placesOf(tx, userId).where('name_key', '=', key).forKeyShare().executeTakeFirst();
}

export async function countPlaces(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('places')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count); // PostgreSQL gives counts as texts.
}

/** @throws what `isUniqueViolation` knows when there is one of this name. */
export async function insertPlace(tx: Tx, place: Insertable<PlaceTable>): Promise<PlaceRow> {
  return tx.insertInto('places').values(place).returningAll().executeTakeFirstOrThrow();
}

/** Adds places, except where there is one of the same name. */
export async function insertPlaces(tx: Tx, places: readonly Insertable<PlaceTable>[]): Promise<void> {
  await inChunks(places, async (some) => {
    await tx
      .insertInto('places')
      .values(some)
      .onConflict((conflict) => conflict.columns(['user_id', 'name_key']).doNothing())
      .execute();
    return [];
  });
}

/** The ids of all places of a gardener, by the keys of their names. */
export async function idsByKey(tx: Tx, userId: string): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('places').select(['id', 'name_key']).where('user_id', '=', userId).execute();
  return new Map(rows.map(({ id, name_key }) => [name_key, id]));
}

export async function changePlace(tx: Tx, userId: string, id: string, change: Updateable<PlaceTable>): Promise<void> {
  await tx
    .updateTable('places')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

export async function deletePlace(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('places').where('id', '=', id).where('user_id', '=', userId).execute();
}

/** Counts a change of the location of all plants of a place, as after renaming it. */
export async function countPlantChanges(tx: Tx, userId: string, placeId: string): Promise<void> {
  await tx
    .updateTable('plants')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('place_id', '=', placeId)
    .execute();
}

/** Moves all plants of a place to another, or to none. @returns the ids of these plants. */
export async function movePlants(tx: Tx, userId: string, from: string, to: string | null): Promise<string[]> {
  const moved = await tx
    .updateTable('plants')
    .set((eb) => ({ place_id: to, version: eb('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('place_id', '=', from)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}

/** Deletes the places without plants that were made from a location, or added by an import that is undone. */
export async function deleteUnused(tx: Tx, userId: string, importId: string | null): Promise<void> {
  await tx
    .deleteFrom('places')
    .where('user_id', '=', userId)
    .where(({ eb, or }) => or([eb('kept', '=', 0), ...(importId === null ? [] : [eb('import_id', '=', importId)])]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('plants').select('plants.id').whereRef('plants.place_id', '=', 'places.id'))),
    )
    .execute();
}

/** The last moves of a plant, newest first. */
export async function listMoves(db: Db | Tx, userId: string, plantId: string, limit: number): Promise<PlantMoveRow[]> {
  return db
    .selectFrom('plant_moves')
    .selectAll()
    .where('user_id', '=', userId)
    .where('plant_id', '=', plantId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertMoves(tx: Tx, moves: readonly Insertable<PlantMoveTable>[]): Promise<void> {
  await tx.insertInto('plant_moves').values(moves).execute();
}

/** Deletes a move, or with `older` also those before it. */
export async function deleteMoves(tx: Tx, { user_id, plant_id, id }: PlantMoveRow, older = false): Promise<void> {
  await tx
    .deleteFrom('plant_moves')
    .where('user_id', '=', user_id)
    .where('plant_id', '=', plant_id)
    .where('id', older ? '<=' : '=', id)
    .execute();
}
