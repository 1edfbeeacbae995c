import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { appliedMigrations, MIGRATION_NAMES, requireKnownSchema } from '../db/migrate.ts';
import { postgresDialect } from '../db/postgres.ts';
import { sqliteDialect } from '../db/sqlite.ts';
import type { Db, Tables } from '../tables.ts';
import { CommandError } from './command-error.ts';

/** Opens the database of a server, which may be running. @throws CommandError when there is none, or an older one. */
export async function openDatabase(database: Config['database']): Promise<Db> {
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new CommandError('DATA_DIR holds no garden yet: start the server once');
  const dialect = database.kind === 'sqlite' ? sqliteDialect(database.file) : postgresDialect(database.url, () => {});
  const db = new Kysely<Tables>({ dialect });
  try {
    const applied = await appliedMigrations(db);
    requireKnownSchema(applied);
    if (applied.length < MIGRATION_NAMES.length)
      throw new CommandError('The database is of an earlier release: start the server once');
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
