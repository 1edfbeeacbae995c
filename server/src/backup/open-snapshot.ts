import type { Config } from '../config.ts';
import { openPostgresSnapshot } from './postgres-snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { openSqliteSnapshot } from './sqlite-snapshot.ts';

/** @throws BackupError when there is no database yet. */
export async function openSnapshot(database: Config['database']): Promise<Snapshot> {
  return database.kind === 'sqlite' ? openSqliteSnapshot(database.file) : openPostgresSnapshot(database.url);
}
