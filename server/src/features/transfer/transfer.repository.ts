import type { Selectable } from 'kysely';
import type { Db, Tables } from '../../tables.ts';

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

const PROFILE = [
  ...(['name', 'email', 'location', 'bio', 'time_zone', 'units', 'diary_on_done', 'created_at'] as const),
  ...(['notify_enabled', 'notify_email', 'notify_push', 'notify_reminders', 'notify_weather'] as const),
  ...(['notify_ai_insights', 'quiet_enabled', 'quiet_from', 'quiet_until'] as const),
] as const;

export type ProfileRow = Pick<Selectable<Tables['users']>, (typeof PROFILE)[number]>;

/** The columns of an account that its owner sees; no secret is among them. */
export async function readProfile(db: Db, userId: string): Promise<ProfileRow> {
  return db.selectFrom('users').select(PROFILE).where('id', '=', userId).executeTakeFirstOrThrow();
}

export const readPlants = (db: Db, userId: string) =>
  inBatches((after) =>
    db
      .selectFrom('plants')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute(),
  );

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

export const readReminders = (db: Db, userId: string) =>
  inBatches((after) =>
    db
      .selectFrom('reminders')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute(),
  );

export const readRecoveries = (db: Db, userId: string) =>
  inBatches((after) =>
    db
      .selectFrom('recoveries')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute(),
  );

export const readCheckUps = (db: Db, userId: string) =>
  inBatches((after) =>
    db
      .selectFrom('recovery_looks')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute(),
  );

export const readAnswers = (db: Db, userId: string) =>
  inBatches((after) =>
    db
      .selectFrom('answers')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute(),
  );

export const readNotifications = (db: Db, userId: string) =>
  inBatches((after) =>
    db
      .selectFrom('notifications')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
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
