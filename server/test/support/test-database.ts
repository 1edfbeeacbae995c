import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely } from 'kysely';
import { inject } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { migrate } from '../../src/db/migrate.ts';
import { postgresDialect } from '../../src/db/postgres.ts';
import { sqliteDialect } from '../../src/db/sqlite.ts';
import type { Tables } from '../../src/tables.ts';
import { createDatabase, runStatement } from './embedded-postgres.ts';

export const onPostgres = process.env.TEST_DATABASE === 'postgres';

/** A data folder and an empty database that only this one test file knows, gone after `remove`. */
export interface TestDatabase {
  /** The environment of a server that uses this database. */
  env: Record<string, string>;
  /** A connection of the test's own, beside the server's. */
  db: Kysely<Tables>;
  /** The names of all stored photo files. */
  photoFiles(): Promise<string[]>;
  /** How many rows each table of the product has that has any. */
  rows(): Promise<Record<string, number>>;
  remove(): Promise<void>;
}

/** @param tables whether it has all tables already, as after a first start, or none */
export async function createTestDatabase({ tables = false } = {}): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plantcare-test-'));
  const template = tables ? inject('postgresTemplate') : undefined;
  const database = onPostgres ? await createDatabase(inject('postgresUrl'), template) : null;
  const env: Record<string, string> = {
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    EMAIL_CONFIRMATION: 'off',
    BACKUPS: 'off',
    LOG_LEVEL: 'silent',
    // Nothing is asked beyond this machine: where a test brings no weather there is none.
    OPEN_METEO_FORECAST_URL: 'http://127.0.0.1:1/v1/forecast',
    OPEN_METEO_GEOCODING_URL: 'http://127.0.0.1:1/v1/search',
    ...(database && { DATABASE_URL: database.url }),
  };
  const config = readConfig(env);
  if (tables && config.database.kind === 'sqlite') await writeFile(config.database.file, await fileWithTables());
  const db = new Kysely<Tables>({
    dialect:
      config.database.kind === 'sqlite'
        ? sqliteDialect(config.database.file)
        : postgresDialect(config.database.url, () => undefined),
  });
  return {
    env,
    db,
    async photoFiles() {
      return (await readdir(path.join(folder, 'photos'))).filter((file) => file.endsWith('.webp')).sort();
    },
    async rows() {
      const counts: Record<string, number> = {};
      for (const { name } of await db.introspection.getTables()) {
        const rows = await db
          .selectFrom(name as keyof Tables)
          .selectAll()
          .execute(); // Whatever tables there are.
        if (rows.length > 0) counts[name] = rows.length;
      }
      return counts;
    },
    async remove() {
      await db.destroy();
      await database?.drop();
      await rm(folder, { recursive: true });
    },
  };
}

let contents: Promise<Buffer> | undefined;

/** A SQLite file with all tables and no rows, made once: a hundred files start a server, several times each. */
function fileWithTables(): Promise<Buffer> {
  contents ??= makeTables();
  return contents;
}

async function makeTables(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plantcare-tables-'));
  const file = path.join(folder, 'plantcare.db');
  const db = new Kysely({ dialect: sqliteDialect(file) });
  await migrate(db);
  // Closed, it has nothing left beside it in a write-ahead log.
  await db.destroy();
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}

export function asSuperuser(statement: string): Promise<void> {
  return runStatement(inject('postgresUrl'), statement);
}
