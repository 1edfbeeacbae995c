import { type Kysely, sql } from 'kysely';
import { BackupError } from './backup-error.ts';

/** What servers are called in PostgreSQL's list of connections. */
export const APPLICATION_NAME = 'ai-plant-care';

/** @throws BackupError when a server has a connection to this PostgreSQL database */
export async function requireNoServer<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ servers: number }>`
    select count(*)::integer as servers from pg_stat_activity
    where datname = current_database() and application_name = ${APPLICATION_NAME} and pid <> pg_backend_pid()
  `.execute(db);
  if (rows[0]?.servers === 0) return;
  throw new BackupError('A server has the database open: stop every server that uses it before restoring');
}
