import { randomBytes } from 'node:crypto';
import { placeKey } from '@plantcare/contract/places.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { isPostgres } from '../../../src/db/dialect.ts';
import type { Db, Tx } from '../../../src/tables.ts';
import { insertNumbered, numberedId } from './numbered-rows.ts';

const NEVER = '2200-01-01T00:00:00.000Z';
const LONG_AGO = '2026-01-01T08:00:00.000Z';

const kindOfIds = () => randomBytes(4).toString('hex');

/** Inserts plants of one gardener. @returns the kind of their numbered ids. */
export async function insertPlants(db: Db | Tx, userId: string, count: number): Promise<string> {
  const kind = kindOfIds();
  const place_id = uuidv7();
  const name = 'Living room, by the east window';
  await db
    .insertInto('places')
    .values({ id: place_id, user_id: userId, name, name_key: placeKey(name), kept: 0, created_at: LONG_AGO })
    .execute();
  await insertNumbered(db, 'plants', count, {
    ...{ id: numberedId(kind), user_id: userId, name: sql`'Plant number ' || n`, species: 'Ficus lyrata' },
    ...{ place_id, pot_size: '21 cm', sunlight: 'Bright indirect light' },
    ...{ health: 'healthy', size: 'medium', created_at: LONG_AGO },
  });
  return kind;
}

/** Inserts diary entries of one gardener, in turn about the first `plants` plants of a kind of ids. */
export async function insertEntries(
  db: Db | Tx,
  userId: string,
  count: number,
  about: { kind: string; plants: number },
): Promise<void> {
  await insertNumbered(db, 'diary_entries', count, {
    ...{ id: numberedId(kindOfIds()), user_id: userId, title: sql`'Watered, time ' || n`, activity: 'watering' },
    plant_id: numberedId(about.kind, sql`n % ${sql.lit(about.plants)} + 1`),
    ...{ date: LONG_AGO, created_at: LONG_AGO },
  });
}

/** Inserts unread notifications of one gardener. */
export async function insertUnread(db: Db | Tx, userId: string, count: number): Promise<void> {
  await insertNumbered(db, 'notifications', count, {
    ...{ id: numberedId(kindOfIds()), user_id: userId, type: 'reminder', priority: 'medium', data: '{}', read: 0 },
    ...{ title: sql`'Water plant ' || n`, message: 'It is due today.', created_at: LONG_AGO },
  });
}

interface Others {
  gardeners: number;
  /** For each, of their one plant. */
  reminders: number;
  /** When the reminders are due; by default long after the test. */
  dueAt?: string;
  /** For each. */
  unread: number;
}

/** Inserts gardeners with a plant each, in one transaction. Nobody can sign in as one. */
export async function insertGardeners(db: Db, { gardeners, reminders, dueAt = NEVER, unread }: Others): Promise<void> {
  const kind = kindOfIds();
  const owner = (each: number) => numberedId(kind, sql`(n - 1) / ${sql.lit(each)} + 1`);
  await db.transaction().execute(async (tx) => {
    await insertNumbered(tx, 'users', gardeners, {
      ...{ id: numberedId(kind), name: sql`'Gardener ' || n`, password_hash: '', time_zone: 'UTC', first_steps: '' },
      email: sql`${sql.lit(kind)} || n || '@example.org'`,
      email_key: sql`${sql.lit(kind)} || n || '@example.org'`,
      ...{ notify_enabled: 1, notify_email: 1, notify_push: 1, notify_reminders: 1, notify_weather: 1 },
      ...{ notify_ai_insights: 1, review_at: NEVER, weather_at: NEVER, created_at: LONG_AGO },
    });
    await insertNumbered(tx, 'plants', gardeners, {
      ...{ id: numberedId(kind), user_id: numberedId(kind), name: 'Basil', health: 'healthy', size: 'medium' },
      created_at: LONG_AGO,
    });
    const ids = kindOfIds();
    await insertNumbered(tx, 'reminders', gardeners * reminders, {
      ...{ id: numberedId(ids), series_id: numberedId(ids), user_id: owner(reminders), plant_id: owner(reminders) },
      ...{ title: sql`'Water the basil in pot ' || n`, type: 'watering', frequency: 'once', interval: 1 },
      ...{ rhythm_start: dueAt.slice(0, 19), scheduled_at: dueAt, notice_at: dueAt, email_notification: 1 },
      ...{ moist_streak: 0, moist_answered: 0, created_at: LONG_AGO },
    });
    if (unread === 0) return;
    await insertNumbered(tx, 'notifications', gardeners * unread, {
      ...{ id: numberedId(kindOfIds()), user_id: owner(unread), type: 'reminder', priority: 'medium', data: '{}' },
      ...{ title: 'Water the basil', message: 'It is due today.', read: 0, created_at: LONG_AGO },
    });
  });
}

/** What PostgreSQL does by itself within a minute after many rows were written; until then it may choose other plans. */
export async function refreshStatistics(db: Db): Promise<void> {
  if (isPostgres(db)) await sql`analyze`.execute(db);
}
