import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createContext } from '../src/context.ts';
import { migrate } from '../src/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from './support/test-database.ts';

/** The account of an older version, with the columns that its schema had. */
async function insertOldUser({ db }: TestDatabase, calendarToken: string): Promise<void> {
  await sql`
    insert into users (id, name, email, email_key, password_hash, time_zone, notify_enabled, notify_email, notify_push,
      notify_reminders, notify_weather, notify_ai_insights, created_at, calendar_token, review_at, weather_at)
    values ('0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', 'Ada', 'ada@example.org', 'ada@example.org', 'x', 'UTC', 1, 1, 1,
      1, 1, 1, '2026-01-01T00:00:00.000Z', ${calendarToken}, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')
  `.execute(db);
}

/** What a server of today does with the data of an older version. */
async function withServerOn<T>(
  ground: TestDatabase,
  use: (app: Awaited<ReturnType<typeof createApp>>) => Promise<T>,
): Promise<T> {
  const app = await createApp(await createContext(readConfig(ground.env)));
  try {
    return await use(app);
  } finally {
    await app.close();
  }
}

test('the email address of an account of an older version counts as confirmed', async () => {
  const ground = await createTestDatabase();
  try {
    await migrate(ground.db, '0008-photo-bytes');
    await insertOldUser(ground, 'T'.repeat(43));
    await withServerOn(ground, async () => undefined);
    const account = await ground.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(account.email_confirmed_at).toBe(account.created_at);
  } finally {
    await ground.remove();
  }
});

test('a calendar address made by an older version keeps working, and is stored as a hash from then on', async () => {
  const ground = await createTestDatabase();
  const token = 'T'.repeat(43);
  try {
    await migrate(ground.db, '0008-photo-bytes');
    await insertOldUser(ground, token);
    const { statusCode } = await withServerOn(ground, (app) => app.inject(`/api/calendar/${token}.ics`));
    expect(statusCode).toBe(200);
    expect(JSON.stringify(await ground.db.selectFrom('users').selectAll().execute())).not.toContain(token);
  } finally {
    await ground.remove();
  }
});

test('diary entries of an older version keep what they say, once for entries that were written together', async () => {
  const ground = await createTestDatabase();
  const [user, fern, palm] = ['0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', 'fern', 'palm'];
  const entries = [
    { id: 'a', plant_id: fern, description: null, notes: 'Soaked', created_at: '2026-05-01T08:30:00.000Z' },
    { id: 'b', plant_id: palm, description: null, notes: 'Soaked', created_at: '2026-05-01T08:30:00.000Z' },
    { id: 'c', plant_id: fern, description: 'Corrected later', notes: null, created_at: '2026-05-01T08:30:00.000Z' },
    { id: 'd', plant_id: palm, description: null, notes: 'Soaked', created_at: '2026-05-02T08:30:00.000Z' },
    { id: 'e', plant_id: palm, description: null, notes: null, created_at: '2026-05-01T08:30:00.000Z' },
  ];
  try {
    await migrate(ground.db, '0008-photo-bytes');
    await insertOldUser(ground, 'T'.repeat(43));
    await migrate(ground.db, '0014-idempotency-keys');
    for (const id of [fern, palm]) {
      await sql`insert into plants (id, user_id, name, health, size, created_at)
        values (${id}, ${user}, ${id}, 'healthy', 'medium', '2026-01-01T00:00:00.000Z')`.execute(ground.db);
    }
    for (const { id, plant_id, description, notes, created_at } of entries) {
      await sql`insert into diary_entries (id, user_id, plant_id, title, description, notes, date, created_at)
        values (${id}, ${user}, ${plant_id}, 'Watered', ${description}, ${notes}, ${created_at}, ${created_at})`.execute(
        ground.db,
      );
    }
    await migrate(ground.db);
    const says = await ground.db
      .selectFrom('diary_entries as entry')
      .leftJoin('diary_texts as text', 'text.id', 'entry.text_id')
      .select(['entry.id', 'entry.text_id', 'text.description', 'text.notes', 'text.user_id'])
      .orderBy('entry.id')
      .execute();
    expect(says).toEqual([
      { id: 'a', text_id: 'a', description: null, notes: 'Soaked', user_id: user },
      { id: 'b', text_id: 'a', description: null, notes: 'Soaked', user_id: user },
      { id: 'c', text_id: 'c', description: 'Corrected later', notes: null, user_id: user },
      { id: 'd', text_id: 'd', description: null, notes: 'Soaked', user_id: user },
      { id: 'e', text_id: null, description: null, notes: null, user_id: null },
    ]);
    expect(await ground.rows()).toMatchObject({ diary_texts: 3, diary_entries: 5 });
  } finally {
    await ground.remove();
  }
});
