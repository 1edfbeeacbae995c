import type { Activity, DiaryEntry } from '@plantcare/contract/diary.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { inChunks } from '../../db/chunks.ts';
import { compiledOnce } from '../../db/compiled-once.ts';
import { jsonObject, jsonText, pageText } from '../../db/json-text.ts';
import { type PageText, pageOf } from '../../db/page-text.ts';
import type { Page } from '../../http/lists/list-text.ts';
import type { Span } from '../../local-day.ts';
import type { Db, Tx } from '../../tables.ts';
import { photoAddressColumns } from '../photos/photos.service.ts';
import type { OwnedPlant } from '../plants/plants.service.ts';
import type { DiaryEntryTable, DiaryTextTable } from './diary.table.ts';

/** An entry's row with what it says, and the names of its plant and its photo. */
export type DiaryEntryRow = Selectable<DiaryEntryTable> & Words & { plant_name: string; photo_name: string | null };

type Words = Pick<DiaryTextTable, 'description' | 'notes'>;

function entriesOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom('diary_entries as entry')
    .innerJoin('plants as plant', 'plant.id', 'entry.plant_id')
    .leftJoin('photos as photo', 'photo.id', 'entry.photo_id')
    .leftJoin('diary_texts as text', 'text.id', 'entry.text_id')
    .selectAll('entry')
    .select(['text.description', 'text.notes', 'plant.name as plant_name', 'photo.name as photo_name'])
    .where('entry.user_id', '=', userId);
}

interface DiaryPage extends Page {
  plantId?: string | undefined;
}

/** Its values are the gardener, the place after which the page begins, and the most entries that it has. */
const listed = (db: Db | Tx) =>
  entriesOf(db, 'the gardener')
    .clearSelect()
    .select(({ ref }) =>
      jsonText<DiaryEntry>(db, {
        _id: ref('entry.id'),
        plant: jsonObject(db, { _id: ref('plant.id'), name: ref('plant.name') }),
        title: ref('entry.title'),
        description: ref('text.description'),
        notes: ref('text.notes'),
        date: ref('entry.date'),
        activity: ref('entry.activity'),
        activityType: ref('entry.activity'),
        ...photoAddressColumns(ref('photo.name')),
        version: ref('entry.version'),
        createdAt: ref('entry.created_at'),
      }).as('json'),
    )
    .where(({ eb, refTuple, tuple }) => eb(refTuple('entry.date', 'entry.id'), '<', tuple('the moment', 'the id')))
    .orderBy('entry.date', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(1);

const listedEntries = compiledOnce((db) => pageText(db, listed(db).as('page')));
/** Its values have the plant before the most entries. */
const listedEntriesOfPlant = compiledOnce((db) =>
  pageText(db, listed(db).where('entry.plant_id', '=', 'the plant').as('page')),
);

/** The next entries in the list, which has the newest first, with the JSON of `toEntry`. */
export async function listEntries(db: Db, userId: string, { plantId, after, limit }: DiaryPage): Promise<PageText> {
  const start = [userId, after.moment, after.id];
  const [page] =
    plantId === undefined
      ? await listedEntries(db, [...start, limit])
      : await listedEntriesOfPlant(db, [...start, plantId, limit]);
  return page ?? pageOf([]);
}

export async function countEntries(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('diary_entries')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count); // PostgreSQL gives counts as texts.
}

export async function findEntry(db: Db | Tx, userId: string, id: string): Promise<DiaryEntryRow | undefined> {
  const entry = entriesOf(db, userId).where('entry.id', '=', id);
  // Locked until the transaction ends: of two concurrent changes, the second must see the photo that the first one set.
  return (db.isTransaction ? entry.forUpdate('entry') : entry).executeTakeFirst();
}

export async function insertEntries(tx: Tx, entries: Insertable<DiaryEntryTable>[]): Promise<void> {
  await tx.insertInto('diary_entries').values(entries).execute();
}

export async function insertText(tx: Tx, text: DiaryTextTable): Promise<void> {
  await tx.insertInto('diary_texts').values(text).execute();
}

/** Locks texts until the transaction ends, always in the same order, so that transactions do not deadlock. */
export async function lockTexts(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await inChunks(ids.toSorted(), (some) =>
    tx
      .selectFrom('diary_texts')
      .select('id')
      .where('id', 'in', some)
      .where('user_id', '=', userId)
      .orderBy('id')
      .forUpdate()
      .execute(),
  );
}

/** Deletes those of these texts that no entry has any more. */
export async function deleteUnusedTexts(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await inChunks(ids, (some) =>
    tx
      .deleteFrom('diary_texts')
      .where('id', 'in', some)
      .where('user_id', '=', userId)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('diary_entries').select('id').whereRef('text_id', '=', 'diary_texts.id'))),
      )
      .execute(),
  );
}

/** The texts of the entries about a plant. */
export async function textIdsOf(tx: Tx, plant: OwnedPlant): Promise<string[]> {
  const rows = await tx
    .selectFrom('diary_entries')
    .select('text_id')
    .distinct()
    .where('plant_id', '=', plant.id)
    .where('user_id', '=', plant.user_id)
    .execute();
  return rows.flatMap(({ text_id }) => text_id ?? []);
}

/** The plant and activity of each entry about these plants in a span of time. */
export async function caresWithin(
  tx: Db | Tx,
  userId: string,
  plantIds: string[],
  { start, end }: Span,
): Promise<Pick<Selectable<DiaryEntryTable>, 'plant_id' | 'activity' | 'title'>[]> {
  return tx
    .selectFrom('diary_entries')
    .select(['plant_id', 'activity', 'title'])
    .distinct()
    .where('user_id', '=', userId)
    .where('plant_id', 'in', plantIds)
    .where('date', '>=', start)
    .where('date', '<', end)
    .execute();
}

export async function changeEntry(
  tx: Tx,
  userId: string,
  id: string,
  change: Updateable<DiaryEntryTable>,
): Promise<void> {
  await tx
    .updateTable('diary_entries')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteEntry(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('diary_entries').where('id', '=', id).where('user_id', '=', userId).execute();
}

export async function deleteEntriesOf(tx: Tx, plant: OwnedPlant): Promise<void> {
  await tx.deleteFrom('diary_entries').where('plant_id', '=', plant.id).where('user_id', '=', plant.user_id).execute();
}

/** Whether an entry shows the photo. */
export async function isShown(tx: Tx, userId: string, photoId: string): Promise<boolean> {
  const entry = await tx
    .selectFrom('diary_entries')
    .select('id')
    .where('photo_id', '=', photoId)
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** When each activity last happened to a plant. */
export async function lastDates(db: Db | Tx, plant: OwnedPlant): Promise<Map<Activity, string>> {
  const rows = await db
    .selectFrom('diary_entries')
    .select(({ fn }) => ['activity', fn.max('date').as('date')])
    .where('plant_id', '=', plant.id)
    .where('user_id', '=', plant.user_id)
    .where('activity', 'is not', null)
    .groupBy('activity')
    .$narrowType<{ activity: Activity }>()
    .execute();
  return new Map(rows.map(({ activity, date }) => [activity, date]));
}

/** When the first entry of a plant was; null without entries. */
export async function firstDate(tx: Tx, plant: OwnedPlant): Promise<string | null> {
  const { date } = await tx
    .selectFrom('diary_entries')
    .select(({ fn }) => fn.min('date').as('date'))
    .where('plant_id', '=', plant.id)
    .where('user_id', '=', plant.user_id)
    .executeTakeFirstOrThrow();
  return date;
}

export async function wateringsSince(db: Db, plant: OwnedPlant, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('diary_entries')
    .select('date')
    .where('plant_id', '=', plant.id)
    .where('user_id', '=', plant.user_id)
    .where('activity', '=', 'watering')
    .where('date', '>=', since)
    .orderBy('date')
    .execute();
  return rows.map(({ date }) => date);
}

export interface EntryPhoto {
  id: string;
  name: string;
  date: string;
}

export async function photosOf(db: Db | Tx, plant: OwnedPlant): Promise<EntryPhoto[]> {
  return db
    .selectFrom('diary_entries as entry')
    .innerJoin('photos as photo', 'photo.id', 'entry.photo_id')
    .select(['photo.id', 'photo.name', 'entry.date'])
    .where('entry.plant_id', '=', plant.id)
    .where('entry.user_id', '=', plant.user_id)
    .orderBy('entry.date')
    .orderBy('entry.id')
    .execute();
}
