import { statSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';

/** How many bytes the database takes, its indexes included: more than the compressed rows of a backup. */
export async function databaseBytes<Tables>(db: Kysely<Tables>, database: Config['database']): Promise<number> {
  if (database.kind === 'sqlite') {
    const sizes = ['', '-wal'].map((end) => statSync(`${database.file}${end}`, { throwIfNoEntry: false })?.size ?? 0);
    return sizes.reduce((sum, size) => sum + size, 0);
  }
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes);
}
