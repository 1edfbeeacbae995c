import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely } from 'kysely';
import type { AnyTables } from '../../src/backup/restore-rows.ts';
import { writeBackup } from '../../src/backup/write-backup.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { migrate } from '../../src/db/migrate.ts';
import { postgresDialect } from '../../src/db/postgres.ts';
import { sqliteDialect } from '../../src/db/sqlite.ts';
import { claimPhotoFolder } from '../../src/storage/photo-folder.ts';
import { openStorage } from '../../src/storage/storage.ts';
import { photoFiles } from '../../src/storage/stored-photo.ts';
import { fillTables } from './gardens/fill-tables.ts';
import { createTestDatabase } from './test-database.ts';

export type DataPlace = Awaited<ReturnType<typeof openPlace>>;

/** A data folder of a server that is not running, on the database under test. */
export async function testPlace(env: Record<string, string> = {}) {
  const ground = await createTestDatabase();
  return openPlace({ ...ground.env, ...env }, ground.remove);
}

/** One on SQLite, whatever the database under test. */
export async function sqlitePlace(env: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'plantcare-place-'));
  return openPlace({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...env }, () => rm(folder, { recursive: true }));
}

async function openPlace(env: Record<string, string>, remove: () => Promise<void>) {
  const config = readConfig(env);
  const disk = await openStorage(config.storage);

  /** Opened for each use: nothing keeps the database open that a restore replaces. */
  async function withDb<T>(use: (db: Kysely<AnyTables>) => Promise<T>): Promise<T> {
    const db = new Kysely<AnyTables>({ dialect: dialectOf(config.database) });
    return use(db).finally(() => db.destroy());
  }

  return {
    env,
    config,
    disk,
    withDb,
    remove,

    /** Rows in every table, and two files for each photo that is kept. @returns the keys of these files */
    async fill(count: number, photoBytes = 1_000): Promise<string[]> {
      if (config.storage.kind === 'local') await claimPhotoFolder(config.storage.folder, false);
      const names = await withDb(async (db) => {
        await migrate(db);
        await fillTables(db, count);
        return db.selectFrom('photos').select('name').where('status', '=', 'kept').execute();
      });
      const keys = names.flatMap(({ name }) => Object.values(photoFiles(`${name}`)));
      for (const key of keys) await disk.put(key, Buffer.alloc(photoBytes, key));
      return keys;
    },

    async backUp(file: string, { photos = true } = {}) {
      return writeBackup({ file, config, disk: photos ? disk : null, at: new Date('2026-05-01T03:00:00.000Z') });
    },

    /** The names and contents of all files in the local folder with photos. */
    async photos(): Promise<Record<string, string>> {
      const folder = path.join(config.dataDir, 'photos');
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.webp')).sort();
      const contents = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'latin1')));
      return Object.fromEntries(files.map((file, index) => [file, contents[index] ?? '']));
    },

    writePushKeys: (text: string) => writeFile(path.join(config.dataDir, 'vapid-keys.json'), text),
    readPushKeys: () => readFile(path.join(config.dataDir, 'vapid-keys.json'), 'utf8'),
  };
}

function dialectOf(database: Config['database']) {
  return database.kind === 'sqlite' ? sqliteDialect(database.file) : postgresDialect(database.url, () => undefined);
}
