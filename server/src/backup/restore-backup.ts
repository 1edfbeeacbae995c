import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Disk } from 'flydrive';
import { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { lockDataFolder, makeDataFolder } from '../data-folder.ts';
import { postgresDialect } from '../db/postgres.ts';
import { sqliteDialect } from '../db/sqlite.ts';
import { claimPhotoFolder } from '../storage/photo-folder.ts';
import { openStorage } from '../storage/storage.ts';
import { readArchive } from './archive-reader.ts';
import { PUSH_KEYS, photoKeyOf, tableOf } from './backup-contents.ts';
import { BackupError } from './backup-error.ts';
import { readPhotoNames, removeRestored, restorePhotos } from './restore-photos.ts';
import { type AnyTables, finishSchema, hasAccounts, insertRows, makeSchema } from './restore-rows.ts';
import { requireNoServer } from './running-servers.ts';
import { readRows, type VerifiedBackup, verifyBackup } from './verify-backup.ts';

interface Options {
  file: string;
  config: Pick<Config, 'database' | 'storage' | 'dataDir'>;
  /** Whether a database with accounts is replaced. */
  replace: boolean;
}

/**
 * Restores a backup into the configured database and storage, whichever it was made from. The whole file is verified first.
 * The rows are restored in one transaction, which ends once all photos are stored: when anything fails before, the
 * database is as it was. Photos that a replaced database had are left for the server to remove.
 * @throws BackupError or ConfigError, with nothing changed
 */
export async function restoreBackup({ file, config, replace }: Options): Promise<VerifiedBackup> {
  const backup = await verifyBackup(file);
  const { database } = config;
  const onPostgres = database.kind === 'postgres';
  makeDataFolder(config.dataDir);
  const unlock = onPostgres ? () => undefined : lockDataFolder(config.dataDir);
  const db = new Kysely<AnyTables>({
    dialect: database.kind === 'sqlite' ? sqliteDialect(database.file) : postgresDialect(database.url, () => undefined),
  });
  try {
    if (onPostgres) await requireNoServer(db);
    if (!replace && (await hasAccounts(db))) {
      throw new BackupError('There are accounts in the database already. To replace everything in it, add --replace');
    }
    const disk = await openStorage(config.storage);
    if (config.storage.kind === 'local') await claimPhotoFolder(config.storage.folder, false);
    await restoreInto(db, disk, { file, backup, onPostgres, dataDir: config.dataDir });
  } finally {
    await db.destroy();
    unlock();
  }
  return backup;
}

interface Restoring {
  file: string;
  backup: VerifiedBackup;
  onPostgres: boolean;
  dataDir: string;
}

async function restoreInto(db: Kysely<AnyTables>, disk: Disk, restoring: Restoring): Promise<void> {
  const { file, backup, onPostgres, dataDir } = restoring;
  const written: string[] = [];
  let keys: Uint8Array | null = null;
  try {
    await db.transaction().execute(async (tx) => {
      const before = await readPhotoNames(tx);
      await makeSchema(tx, backup.head, onPostgres);
      const photos = restorePhotos(disk, written);
      for await (const entry of readArchive(file)) {
        const key = photoKeyOf(entry.name);
        if (key !== null) await photos.put(key, entry.body);
        else if (entry.name === PUSH_KEYS) keys = entry.body;
        else if (tableOf(entry.name) !== null) {
          const { table, rows } = await readRows(entry);
          await insertRows(tx, table, rows);
        }
      }
      await photos.finish();
      await finishSchema(tx, backup.head, onPostgres);
      if (backup.head.photos === 'included') await photos.discardOthers(tx, before);
      if (keys) await writePushKeys(dataDir, keys);
    });
  } catch (error) {
    await removeRestored(disk, written);
    throw error;
  }
}

/** Browsers are subscribed to pushes with these keys. */
async function writePushKeys(dataDir: string, keys: Uint8Array): Promise<void> {
  const draft = path.join(dataDir, `${PUSH_KEYS}.${randomBytes(8).toString('hex')}`);
  await writeFile(draft, keys, { mode: 0o600, flush: true });
  await rename(draft, path.join(dataDir, PUSH_KEYS));
}
