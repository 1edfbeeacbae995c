import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createArchive } from '../src/backup/archive-writer.ts';
import { FORMAT, HEAD, toJson } from '../src/backup/backup-contents.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { readConfig } from '../src/config.ts';
import { MIGRATION_NAMES } from '../src/db/migrate.ts';
import { type DataPlace, sqlitePlace, testPlace } from './support/data-place.ts';
import { allRows } from './support/gardens/fill-tables.ts';
import { bootServer } from './support/server.ts';
import { startBucket } from './support/services/bucket.ts';
import { onPostgres } from './support/test-database.ts';

vi.setConfig({ testTimeout: 120_000 });

const ROWS = 40;

let folder: string;
let source: DataPlace;
let backup: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plantcare-backup-'));
  source = await testPlace();
  await source.fill(ROWS);
  await source.writePushKeys('keys of the source');
  backup = path.join(folder, 'garden.tar');
  await source.backUp(backup);
});
afterAll(async () => {
  await source.remove();
  await rm(folder, { recursive: true });
});

const places: DataPlace[] = [];
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});

async function opened(opening: Promise<DataPlace>): Promise<DataPlace> {
  const place = await opening;
  places.push(place);
  return place;
}

function restore({ config }: DataPlace, file = backup, { replace = false } = {}) {
  return restoreBackup({ file, config, replace });
}

/** Rows, photos and keys: everything that a restore changes. */
async function stateOf(place: DataPlace) {
  const keys = await place.readPushKeys().catch(() => null);
  return { rows: await place.withDb(allRows), photos: await place.photos(), keys };
}

describe('a backup', () => {
  test('restores every row, every photo and the push keys into an empty place', async () => {
    const place = await opened(testPlace());
    const { contents } = await restore(place);
    const expected = await stateOf(source);
    expect(await stateOf(place)).toEqual(expected);
    expect(Object.values(expected.rows).every(({ length }) => length === ROWS)).toBe(true);
    expect(contents).toMatchObject({ photoFiles: 60, missingPhotoFiles: [] });
    expect(Object.keys(expected.photos)).toHaveLength(60);
  });

  test('crosses to SQLite and back, and to a bucket and back, without a difference', async () => {
    const bucket = await startBucket();
    const [middle, end] = [await opened(sqlitePlace({ STORAGE_URL: bucket.url })), await opened(testPlace())];
    const second = path.join(folder, 'second.tar');
    try {
      await restore(middle);
      expect(bucket.keys()).toHaveLength(60);
      await middle.backUp(second);
      await restore(end, second);
      expect(await stateOf(end)).toEqual(await stateOf(source));
    } finally {
      await bucket.close();
    }
  });

  test('is a tar file for its owner alone, which other programs can read and check', async () => {
    const run = promisify(execFile);
    const place = await mkdtemp(path.join(folder, 'unpacked-'));
    await run('tar', ['xf', backup, '-C', place]);
    const lists = (await readdir(path.join(place, 'checksums'))).map((list) => path.join('checksums', list));
    const { stdout } = await run('sha256sum', ['--check', '--quiet', ...lists], { cwd: place });
    expect(stdout).toBe('');
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    const { stdout: rows } = await run('zcat', [path.join(place, 'tables/users/000001.ndjson.gz')]);
    expect(rows.trim().split('\n')).toHaveLength(ROWS);
  });

  test('notes photos that are not in the storage, and is restored without them', async () => {
    const place = await opened(testPlace());
    const [gone] = await place.fill(4);
    await place.disk.delete(`${gone}`);
    const file = path.join(folder, 'missing.tar');
    expect(await place.backUp(file)).toMatchObject({ missingPhotoFiles: 1 });
    const other = await opened(testPlace());
    expect((await restore(other, file)).contents.missingPhotoFiles).toEqual([gone]);
    expect(await stateOf(other)).toEqual(await stateOf(place));
  });

  test('is refused while the folder with the photos is missing, and leaves no file', async () => {
    const place = await opened(testPlace());
    await place.fill(4);
    await rm(path.join(place.config.dataDir, 'photos'), { recursive: true });
    const file = path.join(folder, 'unmounted.tar');
    await expect(place.backUp(file)).rejects.toThrow(/photos cannot be reached/);
    expect((await readdir(folder)).filter((name) => name.startsWith('unmounted'))).toEqual([]);
  });

  test('does not overwrite a file', async () => {
    await expect(source.backUp(backup)).rejects.toThrow(/exists already/);
  });

  test('without photos restores the rows and leaves the storage as it is', async () => {
    const place = await opened(testPlace());
    await place.fill(4);
    const before = await stateOf(place);
    const file = path.join(folder, 'rows.tar');
    await place.backUp(file, { photos: false });
    await place.withDb((db) => db.deleteFrom('users').execute());
    await restore(place, file, { replace: true });
    expect(await stateOf(place)).toEqual(before);
  });
});

describe('restoring', () => {
  test('into a place with accounts is refused, and changes nothing', async () => {
    const place = await opened(testPlace());
    await place.fill(3);
    const before = await stateOf(place);
    await expect(restore(place)).rejects.toThrow(/accounts in the database already.*--replace/);
    expect(await stateOf(place)).toEqual(before);
  });

  test('replaces everything when asked to, and leaves photos of before to be removed', async () => {
    const place = await opened(testPlace());
    await place.fill(3);
    await place.withDb((db) =>
      db.updateTable('photos').set({ name: 'of-before' }).where('id', '=', 'photos-0').execute(),
    );
    await restore(place, backup, { replace: true });
    const { rows, photos, keys } = await stateOf(place);
    const expected = await stateOf(source);
    const [left, ...more] = (rows.photos ?? []).filter(({ name }) => name === 'of-before');
    expect(more).toEqual([]);
    expect(left).toMatchObject({ status: 'discarded', user_id: null });
    expect({ ...rows, photos: rows.photos?.filter((row) => row !== left) }).toEqual(expected.rows);
    expect(photos).toMatchObject(expected.photos);
    expect(keys).toBe(expected.keys);
  });

  test('of a backup of a newer version is refused', async () => {
    const place = await opened(testPlace());
    const file = path.join(folder, 'newer.tar');
    const archive = await createArchive(file, new Date());
    const head = {
      format: FORMAT,
      version: '9.0.0',
      createdAt: new Date().toISOString(),
      photos: 'left out',
      tables: {},
    };
    await archive.add(HEAD, toJson({ ...head, schema: [...MIGRATION_NAMES, '0999-orchid-shows'] }));
    await archive.complete();
    await expect(restore(place, file)).rejects.toThrow(/^The backup was made by a newer version of AI Plant Care/);
    expect(await stateOf(place)).toEqual({ rows: {}, photos: {}, keys: null });
  });

  test('over a database of a newer version works where the whole database belongs to the application', async () => {
    const place = await opened(testPlace());
    await place.fill(3);
    await place.withDb(async (db) => {
      await sql`create table orchids (id text primary key, user_id text references users (id))`.execute(db);
      await sql`insert into orchids values ('orchid', 'users-0')`.execute(db);
      await sql`insert into kysely_migration (name, timestamp) values ('0999-orchid-shows', '2030-01-01')`.execute(db);
    });
    const before = await stateOf(place);
    if (onPostgres) {
      await expect(restore(place, backup, { replace: true })).rejects.toThrow(/^The database was made by a newer/);
      expect(await stateOf(place)).toEqual(before);
    } else {
      await restore(place, backup, { replace: true });
      expect((await stateOf(place)).rows.plants).toEqual((await stateOf(source)).rows.plants);
    }
  });

  test('a file that was cut at any place is refused whole', async () => {
    const place = await opened(testPlace());
    const bytes = await readFile(backup);
    const cut = path.join(folder, 'cut.tar');
    const lengths = [0, 100, 512, 5_000, bytes.length / 3, bytes.length / 2, bytes.length - 2048, bytes.length - 1024];
    for (const length of [...lengths, bytes.length - 512, bytes.length - 1]) {
      await writeFile(cut, bytes.subarray(0, Math.floor(length)));
      await expect(restore(place, cut), `${length} bytes`).rejects.toThrow(/no complete backup/);
    }
    expect(await stateOf(place)).toEqual({ rows: {}, photos: {}, keys: null });
  });

  test('a file with one altered byte is refused whole, and what was there stays', async () => {
    const place = await opened(testPlace());
    await place.fill(3);
    const before = await stateOf(place);
    const bytes = await readFile(backup);
    const altered = path.join(folder, 'altered.tar');
    const places = Array.from({ length: 24 }, (_, n) => Math.floor((n * (bytes.length - 1)) / 23));
    for (const at of [...places, 600, bytes.length - 2047, bytes.length - 1530, bytes.length - 1024]) {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      await writeFile(altered, copy);
      await expect(restore(place, altered, { replace: true }), `byte ${at}`).rejects.toThrow(/altered/);
    }
    expect(await stateOf(place)).toEqual(before);
  });

  test('of a file that is no backup, and of none, is refused in one line', async () => {
    const place = await opened(testPlace());
    await writeFile(path.join(folder, 'letter.txt'), 'Dear Ada, '.repeat(1_000));
    await expect(restore(place, path.join(folder, 'letter.txt'))).rejects.toThrow(/is no complete backup/);
    await expect(restore(place, path.join(folder, 'none.tar'))).rejects.toThrow(/^There is no file /);
  });

  test('that fails on the way leaves the rows as they were and removes the photos it wrote', async () => {
    const bucket = await startBucket();
    const place = await opened(sqlitePlace({ STORAGE_URL: bucket.url }));
    try {
      await place.fill(3);
      const before = { rows: await place.withDb(allRows), keys: bucket.keys() };
      bucket.failAfter(20);
      await expect(restore(place, backup, { replace: true })).rejects.toThrow();
      bucket.work();
      expect({ rows: await place.withDb(allRows), keys: bucket.keys() }).toEqual(before);
    } finally {
      await bucket.close();
    }
  });

  test('is refused while a server has the data open', async () => {
    const server = await bootServer();
    try {
      const env = { DATA_DIR: server.dataDir, ...(onPostgres && { DATABASE_URL: `${server.databaseUrl}` }) };
      await expect(restoreBackup({ file: backup, config: readConfig(env), replace: true })).rejects.toThrow(
        onPostgres ? /A server has the database open/ : /in use by another server/,
      );
    } finally {
      await server.close();
    }
  });
});
