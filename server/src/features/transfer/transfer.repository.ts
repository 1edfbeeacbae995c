import type { Insertable, Selectable } from 'kysely';
import { inChunks } from '../../db/chunks.ts';
import type { Db, Tables, Tx } from '../../tables.ts';
import type { ImportTable } from './transfer.table.ts';

/** Rows that are in memory at once. */
const BATCH = 500;

/** The next rows after an id, in the order of their ids. */
type NextRows<Row> = (after: string) => Promise<Row[]>;

/** All rows, a batch at a time; those written meanwhile may or may not be among them. */
async function* inBatches<Row extends { id: string }>(next: NextRows<Row>): AsyncGenerator<Row> {
  for (let after = ''; ; ) {
    const rows = await next(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

/** The tables of a gardener that are read as they are. */
type OwnTable =
  | 'places'
  | 'plants'
  | 'plant_moves'
  | 'reminders'
  | 'recoveries'
  | 'recovery_looks'
  | 'answers'
  | 'notifications'
  | 'sitter_links';

type OwnRow<Name extends OwnTable> = Selectable<Tables[Name]> & { id: string };

/** All rows of a gardener in one table. */
export function readOwn<Name extends OwnTable>(db: Db, table: Name, userId: string): AsyncGenerator<OwnRow<Name>> {
  const { ref } = db.dynamic;
  return inBatches(async (after) => {
    const rows = await db
      .selectFrom(db.dynamic.table(table).as('own'))
      .selectAll()
      .where(ref('user_id'), '=', userId)
      .where(ref('id'), '>', after)
      .orderBy(ref('id'))
      .limit(BATCH)
      .execute();
    return rows as OwnRow<Name>[]; // The type of a dynamic table is not known to Kysely.
  });
}

export const readDiaryEntries = (db: Db, userId: string) =>
  inBatches((after) =>
    db
      .selectFrom('diary_entries as entry')
      .leftJoin('diary_texts as words', 'words.id', 'entry.text_id')
      .selectAll('entry')
      .select(['words.description', 'words.notes'])
      .where('entry.user_id', '=', userId)
      .where('entry.id', '>', after)
      .orderBy('entry.id')
      .limit(BATCH)
      .execute(),
  );

/** The photos that plants show, each once, with the words for the name of its file. */
export const readPlantPhotos = (db: Db, userId: string) =>
  inBatches((after) =>
    db
      .selectFrom('photos')
      .innerJoin('plants', 'plants.photo_id', 'photos.id')
      .select(['photos.id', 'photos.name as file', 'plants.name as plant'])
      .where('photos.user_id', '=', userId)
      .where('photos.id', '>', after)
      .orderBy('photos.id')
      .limit(BATCH)
      .execute(),
  );

/** The photos that diary entries show, each once, though several entries may share one. */
export const readDiaryPhotos = (db: Db, userId: string) =>
  inBatches((after) =>
    db
      .selectFrom('photos')
      .innerJoin('diary_entries as entry', 'entry.photo_id', 'photos.id')
      .innerJoin('plants', 'plants.id', 'entry.plant_id')
      .select(({ fn }) => [
        'photos.id',
        'photos.name as file',
        fn.min('plants.name').as('plant'),
        fn.min('entry.date').as('date'),
      ])
      .where('photos.user_id', '=', userId)
      .where('photos.id', '>', after)
      .groupBy(['photos.id', 'photos.name'])
      .orderBy('photos.id')
      .limit(BATCH)
      .execute(),
  );

export type ImportRow = Selectable<ImportTable>;

export async function insertImport(db: Db, row: Insertable<ImportTable>): Promise<void> {
  await db.insertInto('imports').values(row).execute();
}

export async function findRunning(db: Db, userId: string): Promise<ImportRow | undefined> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .executeTakeFirst();
}

export async function listImports(db: Db, userId: string, limit: number): Promise<ImportRow[]> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Notes that a running import goes on. */
export async function touchImport(db: Db, id: string, photosDone: number, now: string): Promise<void> {
  await db
    .updateTable('imports')
    .set({ photos_done: photosDone, touched_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** Moves an import to another state. @returns whether it was in the state `from`. */
export async function moveImport(
  db: Db | Tx,
  { id, userId, from }: { id: string; userId: string; from: ImportRow['state'] },
  to: Pick<ImportRow, 'state' | 'error' | 'touched_at'> & Partial<Pick<ImportRow, 'left_out' | 'diary_entries'>>,
): Promise<boolean> {
  const moved = await db
    .updateTable('imports')
    .set(to)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', from)
    .returning('id')
    .execute();
  return moved.length > 0;
}

/** Imports of all owners that no process works on any more. */
export async function findAbandoned(db: Db, before: string): Promise<ImportRow[]> {
  return db.selectFrom('imports').selectAll().where('state', '=', 'running').where('touched_at', '<', before).execute();
}

/** Locks an account until the transaction ends, so that its quotas hold. @returns false when it was deleted. */
export async function lockAccount(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
  return row !== undefined;
}

export interface Counts {
  plants: number;
  diaryEntries: number;
  openReminders: number;
}

export async function countsOf(db: Db | Tx, userId: string): Promise<Counts> {
  const { plants, entries, reminders } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('plants')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('user_id', '=', userId)
        .as('plants'),
      eb
        .selectFrom('diary_entries')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('user_id', '=', userId)
        .as('entries'),
      eb
        .selectFrom('reminders')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('user_id', '=', userId)
        .where('completed_at', 'is', null)
        .as('reminders'),
    ])
    .executeTakeFirstOrThrow();
  // PostgreSQL gives counts as texts.
  return { plants: Number(plants), diaryEntries: Number(entries), openReminders: Number(reminders) };
}

type RowsOf<Table extends keyof Tables> = Insertable<Tables[Table]>[];

export interface ImportedRows {
  plants: RowsOf<'plants'>;
  plant_moves: RowsOf<'plant_moves'>;
  diary_texts: RowsOf<'diary_texts'>;
  diary_entries: RowsOf<'diary_entries'>;
  answers: RowsOf<'answers'>;
  reminders: RowsOf<'reminders'>;
  recoveries: RowsOf<'recoveries'>;
  recovery_looks: RowsOf<'recovery_looks'>;
}

/** Inserts all rows, each table after those it refers to. */
export async function insertRows(tx: Tx, rows: ImportedRows): Promise<void> {
  const nothing: never[] = [];
  const all = async (insertion: Promise<unknown>) => {
    await insertion;
    return nothing;
  };
  await inChunks(rows.plants, (some) => all(tx.insertInto('plants').values(some).execute()));
  await inChunks(rows.plant_moves, (some) => all(tx.insertInto('plant_moves').values(some).execute()));
  await inChunks(rows.diary_texts, (some) => all(tx.insertInto('diary_texts').values(some).execute()));
  await inChunks(rows.diary_entries, (some) => all(tx.insertInto('diary_entries').values(some).execute()));
  await inChunks(rows.answers, (some) => all(tx.insertInto('answers').values(some).execute()));
  await inChunks(rows.reminders, (some) => all(tx.insertInto('reminders').values(some).execute()));
  await inChunks(rows.recoveries, (some) => all(tx.insertInto('recoveries').values(some).execute()));
  await inChunks(rows.recovery_looks, (some) => all(tx.insertInto('recovery_looks').values(some).execute()));
}

export async function deleteAnswers(tx: Tx, userId: string, importId: string): Promise<void> {
  await tx.deleteFrom('answers').where('user_id', '=', userId).where('import_id', '=', importId).execute();
}

/** What is left of an import, and what was changed or added on its plants after it ended. */
export async function changesSince(db: Db, { id, user_id, touched_at: end }: ImportRow) {
  const plants = await db
    .selectFrom('plants')
    .select(['id', 'version'])
    .where('user_id', '=', user_id)
    .where('import_id', '=', id)
    .execute();
  const { entries, reminders } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('diary_entries as entry')
        .innerJoin('plants as plant', 'plant.id', 'entry.plant_id')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('plant.user_id', '=', user_id)
        .where('plant.import_id', '=', id)
        .where(({ eb: is, or }) => or([is('entry.created_at', '>', end), is('entry.version', '>', 1)]))
        .as('entries'),
      eb
        .selectFrom('reminders as reminder')
        .innerJoin('plants as plant', 'plant.id', 'reminder.plant_id')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('plant.user_id', '=', user_id)
        .where('plant.import_id', '=', id)
        .where(({ eb: is, or }) => or([is('reminder.created_at', '>', end), is('reminder.version', '>', 1)]))
        .as('reminders'),
    ])
    .executeTakeFirstOrThrow();
  return {
    plantsLeft: plants.length,
    plantsChanged: plants.filter(({ version }) => version > 1).length,
    diaryEntries: Number(entries), // PostgreSQL gives counts as texts.
    reminders: Number(reminders),
  };
}
