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
