import { me } from '@plantcare/contract/auth.ts';
import { health } from '@plantcare/contract/health.ts';
import { describe, expect, test, vi } from 'vitest';
import { insertRows } from '../src/db/insert-rows.ts';
import { migrate } from '../src/db/migrate.ts';
import { bootServer } from './support/server.ts';
import { asSuperuser, createTestDatabase, onPostgres } from './support/test-database.ts';

describe('the schema', () => {
  test('is brought up to date again and again without a change', async () => {
    const ground = await createTestDatabase();
    try {
      await migrate(ground.db);
      const tables = await ground.db.introspection.getTables();
      await migrate(ground.db);
      expect(await ground.db.introspection.getTables()).toEqual(tables);
      expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['users', 'sessions', 'plants', 'photos']));
    } finally {
      await ground.remove();
    }
  });

  test('ties every row to its gardener', async () => {
    const server = await bootServer();
    try {
      const { user } = await server.register();
      const orphan = { id: 'x', user_id: 'nobody', token_hash: 'x', user_agent: null };
      const times = { created_at: 'now', last_used_at: 'now', password_at: 'now', expires_at: 'now' };
      const insert = server.db.insertInto('sessions').values({ ...orphan, ...times });
      await expect(insert.execute()).rejects.toThrow(/foreign key/i);
      await server.db.deleteFrom('users').where('id', '=', user._id).execute();
      expect(await server.rows()).not.toHaveProperty('sessions');
    } finally {
      await server.close();
    }
  });
});

test('rows that are inserted together keep every value', async () => {
  const { db, remove } = await createTestDatabase();
  try {
    await migrate(db);
    const common = { user_id: null, kind: 'mail', claim: null, claimed_until: null, failed_at: null, last_error: null };
    const rows = ['"', '\\', '\n\t\u0001', "'; --", 'é木🌵', ''].map((text, index) => ({
      ...{ ...common, id: `message ${index}`, payload: text, attempts: index, merge_key: index === 0 ? null : text },
      ...{ send_after: '2026-05-01T08:00:00.000Z', created_at: '2026-05-01T08:00:00.000Z' },
    }));
    await db.transaction().execute((tx) => insertRows(tx, 'outbox', rows).execute());
    expect(await db.selectFrom('outbox').selectAll().orderBy('id').execute()).toEqual(rows);
  } finally {
    await remove();
  }
});

describe.runIf(onPostgres)('when PostgreSQL cuts its connections', () => {
  test('the server stays up and opens new ones', async () => {
    const server = await bootServer();
    try {
      const { token, user } = await server.register();
      const database = new URL(`${server.databaseUrl}`).pathname.slice(1);
      await asSuperuser(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);
      // The pool learns of each lost connection as its end arrives; an error nobody listened to would end this process.
      await vi.waitFor(async () => expect(await server.call(me, {}, token)).toEqual({ user }), 5_000);
      expect(await server.call(health, {})).toMatchObject({ database: 'ok' });
    } finally {
      await server.close();
    }
  });

  test('health is a 503 while it takes none', async () => {
    const server = await bootServer();
    const database = new URL(`${server.databaseUrl}`).pathname.slice(1);
    try {
      await asSuperuser(`alter database ${database} with allow_connections false`);
      await asSuperuser(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);
      const refusal = await vi.waitFor(() => server.refusal(health, {}));
      expect(refusal).toMatchObject({
        status: 503,
        code: 'unavailable',
        msg: 'Database: failed. Photo storage: ok. Disk: ok.',
      });
    } finally {
      await asSuperuser(`alter database ${database} with allow_connections true`);
      await server.close();
    }
  });
});
