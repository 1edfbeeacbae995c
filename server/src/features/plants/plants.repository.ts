import type { Cursor } from '@plantcare/contract/text.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db, Tx } from '../../tables.ts';
import type { PlantTable } from './plants.table.ts';

/** A plant's row with the names of its photo and its place. */
export type PlantRow = Selectable<PlantTable> & { photo_name: string | null; place_name: string | null };

function plantsOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom('plants')
    .leftJoin('photos', 'photos.id', 'plants.photo_id')
    .leftJoin('places', 'places.id', 'plants.place_id')
    .selectAll('plants')
    .select(['photos.name as photo_name', 'places.name as place_name'])
    .where('plants.user_id', '=', userId);
}

/** The next plants in the list, which has the newest first. */
export async function listPlants(
  db: Db,
  userId: string,
  after: Cursor | undefined,
  limit: number,
): Promise<PlantRow[]> {
  let plants = plantsOf(db, userId).orderBy('plants.created_at', 'desc').orderBy('plants.id', 'desc').limit(limit);
  if (after)
    plants = plants.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('plants.created_at', 'plants.id'), '<', tuple(after.moment, after.id)),
    );
  return plants.execute();
}

const plantCount = compiledOnce((db) =>
  db
    .selectFrom('plants')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('user_id', '=', 'the first value'),
);

export async function countPlants(tx: Tx, userId: string): Promise<number> {
  const [row] = await plantCount(tx, [userId]);
  return Number(row?.count); // PostgreSQL gives counts as texts.
}

export async function findPlant(db: Db | Tx, userId: string, id: string): Promise<PlantRow | undefined> {
  const plant = plantsOf(db, userId).where('plants.id', '=', id);
  // Locked until the transaction ends: of two concurrent changes, the second must see the photo that the first one set.
  // Rows that refer to the plant can be written meanwhile.
  return (db.isTransaction ? plant.forNoKeyUpdate('plants') : plant).executeTakeFirst();
}

/** @returns its row as it is now in the table. */
export async function insertPlant(tx: Tx, plant: Insertable<PlantTable>): Promise<Selectable<PlantTable>> {
  return tx.insertInto('plants').values(plant).returningAll().executeTakeFirstOrThrow();
}

export async function changePlant(tx: Tx, userId: string, id: string, change: Updateable<PlantTable>): Promise<void> {
  await tx
    .updateTable('plants')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

export async function deletePlant(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('plants').where('id', '=', id).where('user_id', '=', userId).execute();
}

/** The plants that an import added, in the order in which plants are locked. */
export async function importedPlants(tx: Tx, userId: string, importId: string): Promise<PlantRow[]> {
  return plantsOf(tx, userId)
    .where('plants.import_id', '=', importId)
    .orderBy('plants.id')
    .forNoKeyUpdate('plants')
    .execute();
}

/** The sample plants of a gardener, in the order in which plants are locked. */
export async function samplesOf(tx: Tx, userId: string): Promise<PlantRow[]> {
  return plantsOf(tx, userId).where('plants.sample', '=', 1).orderBy('plants.id').forNoKeyUpdate('plants').execute();
}
