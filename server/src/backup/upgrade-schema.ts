import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { type Config, ConfigError } from '../config.ts';
import { appliedMigrations, MIGRATION_NAMES, migrate, requireKnownSchema } from '../db/migrate.ts';
import type { Log } from '../log.ts';
import { type FreeBytes, freeBytesOf } from '../storage/disk-space.ts';
import { BackupError } from './backup-error.ts';
import { backupPath, makeBackupFolder, removeOldBackups } from './backup-folder.ts';
import { databaseBytes } from './database-size.ts';

/** Any number that nothing else in the database locks: "plants" in ASCII. */
const UPGRADE_LOCK = 0x706c616e7473;
const ROOM_LEFT_BYTES = 100_000_000;

interface Options<Tables> {
  db: Kysely<Tables>;
  config: Pick<Config, 'database' | 'storage' | 'dataDir' | 'keptBackups'>;
  clock: Clock;
  log: Log;
  freeBytes?: FreeBytes | undefined;
}

/**
 * Brings the schema up to date. The rows of an older one are backed up first, unless backups are off; photos are not, because
 * no migration changes them. Of several servers that start together on PostgreSQL, one does both and the others wait.
 * @throws ConfigError for a schema of a newer version, or when there is no room for the backup; nothing is changed then
 */
export async function upgradeSchema<Tables>(options: Options<Tables>): Promise<void> {
  const { db, config, log } = options;
  const next = await nextMigration(db);
  if (next === null || config.keptBackups === null || config.database.kind === 'sqlite') {
    if (next !== null && config.keptBackups === null)
      log.warn('the database is upgraded without a backup: BACKUPS is off');
    else if (next !== null) await backUp(options, next);
    return migrate(db);
  }
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${UPGRADE_LOCK}::bigint)`.execute(connection);
    try {
      const still = await nextMigration(db);
      if (still !== null) await backUp(options, still);
      await migrate(db);
    } finally {
      await sql`select pg_advisory_unlock(${UPGRADE_LOCK}::bigint)`.execute(connection);
    }
  });
}

/** The first migration that a database with data lacks; null when there is none, or the database is new. */
async function nextMigration<Tables>(db: Kysely<Tables>): Promise<string | null> {
  const applied = await appliedMigrations(db);
  requireKnownSchema(applied);
  return applied.length === 0 ? null : (MIGRATION_NAMES[applied.length] ?? null);
}

async function backUp<Tables>(options: Options<Tables>, next: string): Promise<void> {
  const { db, config, clock, log, freeBytes = freeBytesOf } = options;
  const folder = await makeBackupFolder(config.dataDir);
  const needed = (await databaseBytes(db, config.database)) + ROOM_LEFT_BYTES;
  if ((await freeBytes(folder)) < needed) {
    const megabytes = Math.ceil(needed / 1_000_000).toLocaleString('en');
    throw new ConfigError(
      `DATA_DIR has no room for the backup before the upgrade: free ${megabytes} MB, or set BACKUPS=off to upgrade without one`,
    );
  }
  const at = clock();
  const file = backupPath(folder, 'upgrade', `${at.toISOString().replaceAll(/[:.]/g, '-')}-before-${next}`);
  const { writeBackup } = await import('./write-backup.ts'); // Seldom needed.
  const { rows, bytes } = await writeBackup({ file, config, disk: null, at }).catch((error: unknown) => {
    throw error instanceof BackupError ? new ConfigError(`No backup before the upgrade: ${error.message}`) : error;
  });
  log.info({ file, rows, bytes }, 'the database was backed up before its upgrade');
  await removeOldBackups(folder, 'upgrade', config.keptBackups ?? 1);
}
