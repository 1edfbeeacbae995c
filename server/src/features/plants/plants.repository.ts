import type { Plant } from '@plantcare/contract/plants.ts';
import type { Cursor } from '@plantcare/contract/text.ts';
import { type Expression, type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import { isPostgres } from '../../db/dialect.ts';
import { jsonBoolean, jsonText, pageText } from '../../db/json-text.ts';
import { type PageText, pageOf } from '../../db/page-text.ts';
import type { Page } from '../../http/lists/list-text.ts';
import type { Db, Tx } from '../../tables.ts';
import { photoAddressColumns } from '../photos/photos.service.ts';
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

/**
 * The plants that are there. Its values are today, the gardener, the place after which the page begins, and the most plants
 * that it has.
 */
const listedPlants = compiledOnce((db) => {
  const listed = plantsOf(db, 'the gardener')
    .clearSelect()
    .select(({ ref, val }) =>
      jsonText<Plant>(db, {
        _id: ref('plants.id'),
        name: ref('plants.name'),
        species: ref('plants.species'),
        location: ref('places.name'),
        placeId: ref('plants.place_id'),
        potSize: ref('plants.pot_size'),
        sunlight: ref('plants.sunlight'),
        ...photoAddressColumns(ref('photos.name')),
        health: ref('plants.health'),
        size: ref('plants.size'),
        ageWeeks: ageInWeeks(db, ref('plants.growing_since'), val(0)),
        lastRepot: later(ref('plants.last_repot'), ref('plants.diary_repot')),
        lastPrune: later(ref('plants.last_prune'), ref('plants.diary_prune')),
        notes: ref('plants.notes'),
        sample: jsonBoolean(db, ref('plants.sample')),
        adaptiveWatering: jsonBoolean(db, ref('plants.adaptive_watering')),
        farewell: sql<null>`null`,
        version: ref('plants.version'),
        createdAt: ref('plants.created_at'),
      }).as('json'),
    )
    .where('plants.farewell_day', 'is', null)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('plants.created_at', 'plants.id'), '<', tuple('the moment', 'the id')),
    )
    .orderBy('plants.created_at', 'desc')
    .orderBy('plants.id', 'desc')
    .limit(1);
  return pageText(db, listed.as('page'));
});

/**
 * The next plants that are there in the list, which has the newest first, with the JSON of `toPlant`.
 * @param today the number of the day since 1970, in UTC.
 */
export async function listPlants(
  db: Db,
  userId: string,
  { today, after, limit }: { today: number; after: Cursor; limit: number },
): Promise<PageText> {
  const [page] = await listedPlants(db, [today, userId, after.moment, after.id, limit]);
  return page ?? pageOf([]);
}

/** What `ageInWeeks` computes. @param today the number of the day since 1970, in UTC */
function ageInWeeks(
  db: Db | Tx,
  since: Expression<string | null>,
  today: Expression<number>,
): Expression<number | null> {
  const day = sql`substr(${since}, 1, 10)`;
  const number = isPostgres(db) ? sql`(${day}::date - date '1970-01-01')` : sql`unixepoch(${day}) / 86400`;
  const larger = isPostgres(db) ? sql`greatest` : sql`max`;
  // SQLite gets every number from JavaScript as a real one.
  const weeks = sql`cast((${today} - ${number}) / 7 as integer)`;
  return sql`case when ${since} is not null then ${larger}(0, ${weeks}) end`;
}

/** The later of two days, either of which may be unknown. */
function later(one: Expression<string | null>, other: Expression<string | null>): Expression<string | null> {
  return sql`case when ${one} is null or ${other} > ${one} then ${other} else ${one} end`;
}

/** The next former plants in their list, which has those that left last first. */
export async function listFormerPlants(db: Db, userId: string, { after, limit }: Page): Promise<PlantRow[]> {
  return plantsOf(db, userId)
    .where('plants.farewell_day', 'is not', null)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('plants.farewell_day', 'plants.id'), '<', tuple(after.moment.slice(0, 10), after.id)),
    )
    .orderBy('plants.farewell_day', 'desc')
    .orderBy('plants.id', 'desc')
    .limit(limit)
    .execute();
}

const plantCount = compiledOnce((db) =>
  db
    .selectFrom('plants')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('user_id', '=', 'the first value'),
);

/** Counts former plants too, which take as much room. */
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
