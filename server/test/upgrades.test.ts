import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ALL_TABLES, BACKED_UP_TABLES } from '../src/backup/backed-up-tables.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import type { Row } from '../src/backup/snapshot.ts';
import { upgradeSchema } from '../src/backup/upgrade-schema.ts';
import { readConfig } from '../src/config.ts';
import { MIGRATION_NAMES, migrate } from '../src/db/migrate.ts';
import { type DataPlace, sqlitePlace, testPlace } from './support/data-place.ts';
import { allRows, fillTables } from './support/gardens/fill-tables.ts';
import { spawnMain } from './support/main-process.ts';

vi.setConfig({ testTimeout: 60_000 });

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

let place: DataPlace;
beforeEach(async () => {
  place = await testPlace();
});
afterEach(() => place.remove());

/** Upgrades as a server does at its start. */
function upgrade({ env = {}, free = 100_000_000_000 } = {}) {
  const config = readConfig({ ...place.env, BACKUPS: '2', ...env });
  const clock = () => new Date('2026-05-01T08:30:00.000Z');
  return place.withDb((db) => upgradeSchema({ db, config, clock, log, freeBytes: async () => free }));
}

const backups = () => readdir(path.join(place.config.dataDir, 'backups')).catch(() => []);

/** The parts of rows that a later schema has under the same names; both sorted by all they have in common. */
function inCommon(before: readonly Row[], after: readonly Row[]): [Row[], Row[]] {
  const shared = Object.keys(before[0] ?? {}).filter((column) => column in (after[0] ?? {}));
  const parts = (rows: readonly Row[]) =>
    rows
      .map((row) => Object.fromEntries(shared.map((column) => [column, row[column] ?? null])))
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return [parts(before), parts(after)];
}

/** The texts of diary entries, which moved into a table of their own. */
function textsOf({ diary_entries = [], diary_texts = [] }: Record<string, Row[]>) {
  const texts = new Map(diary_texts.map((text) => [text.id, text]));
  return diary_entries
    .map((entry) => {
      const { description = null, notes = null } = 'notes' in entry ? entry : (texts.get(entry.text_id ?? null) ?? {});
      return { id: entry.id, description, notes };
    })
    .sort((a, b) => (`${a.id}` < `${b.id}` ? -1 : 1));
}

describe.each(MIGRATION_NAMES.slice(0, -1))('a database that %s made last', (name) => {
  test('is upgraded with all its data, and its backup restores to the same', async () => {
    const before = await place.withDb(async (db) => {
      await migrate(db, name);
      await fillTables(db, 9);
      return allRows(db);
    });
    const other = await sqlitePlace();
    try {
      await upgrade();
      const after = await place.withDb(allRows);
      for (const [table, rows] of Object.entries(before)) {
        if (table === 'diary_texts') continue;
        const [was, is] = inCommon(rows, after[table] ?? []);
        expect(is, table).toEqual(was);
      }
      expect(textsOf(after)).toEqual(textsOf(before));
      const tokens = (before.users ?? []).flatMap(({ calendar_token: token }) => (token ? [`${token}`] : []));
      const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'));
      expect((after.users ?? []).map((user) => user.calendar_token_hash)).toEqual(expect.arrayContaining(hashes));

      const [file] = await backups();
      await restoreBackup({
        ...{ file: path.join(place.config.dataDir, 'backups', `${file}`), config: other.config, replace: false },
      });
      expect(await other.withDb(allRows)).toEqual(after);
    } finally {
      await other.remove();
    }
  });
});

describe('an upgrade', () => {
  test('makes a backup only where there is something to migrate', async () => {
    await upgrade();
    await upgrade();
    expect(await backups()).toEqual([]);
  });

  test('keeps as many backups as configured', async () => {
    await place.withDb((db) => migrate(db, '0017-units'));
    const folder = path.join(place.config.dataDir, 'backups');
    await mkdir(folder);
    for (const day of ['01', '02', '03']) await writeFile(path.join(folder, `upgrade-2026-03-${day}-before.tar`), '');
    await upgrade();
    expect((await backups()).sort()).toEqual([
      'upgrade-2026-03-03-before.tar',
      'upgrade-2026-05-01T08-30-00-000Z-before-0018-data-versions.tar',
    ]);
  });

  test('without room for the backup is refused in one line, and changes nothing', async () => {
    await place.withDb((db) => migrate(db, '0017-units'));
    await expect(upgrade({ free: 1_000_000 })).rejects.toThrow(/^DATA_DIR has no room for the backup .* BACKUPS=off/);
    expect(await place.withDb((db) => db.introspection.getTables())).not.toContainEqual(
      expect.objectContaining({ name: 'data_versions' }),
    );
    await upgrade({ free: 1_000_000, env: { BACKUPS: 'off' } });
    expect(log.warn).toHaveBeenCalledWith('the database is upgraded without a backup: BACKUPS is off');
  });

  test('by several servers that start together is made once', async () => {
    await place.withDb((db) => migrate(db, '0017-units'));
    await place.withDb((db) => fillTables(db, 5));
    if (place.config.database.kind === 'postgres') await Promise.all([upgrade(), upgrade(), upgrade()]);
    else await upgrade();
    expect(await backups()).toHaveLength(1);
  });
});

test('a database of a newer version is refused by the server and by a backup in one clear line', async () => {
  await place.withDb(async (db) => {
    await migrate(db);
    await sql`insert into kysely_migration (name, timestamp) values ('0999-orchid-shows', '2030-01-01')`.execute(db);
  });
  const line = /^The database was made by a newer version of AI Plant Care: it has 0999-orchid-shows, .*\n$/;
  const main = spawnMain(place.env);
  expect((await main.closed).code).toBe(1);
  expect(main.said.stderr).toMatch(line);
  const backup = place.backUp(path.join(place.config.dataDir, 'new.tar'), { photos: false });
  await expect(backup).rejects.toThrow(/^The database was made by a newer version of AI Plant Care/);
});

test('the locations of plants become places, one for spellings that differ in case and spaces', async () => {
  const rows = await place.withDb(async (db) => {
    await migrate(db, '0023-reminder-seasons');
    await fillTables(db, 2);
    const [plant] = await db.selectFrom('plants').selectAll().where('id', '=', 'plants-0').execute();
    await db.deleteFrom('plants').execute();
    const at = (id: string, user_id: string, location: string | null, created_at: string) => ({
      ...{ ...plant, id, user_id, location, created_at, photo_id: null },
    });
    await db
      .insertInto('plants')
      .values([
        at('a', 'users-0', 'living  ROOM', '2026-02-01T00:00:00.000Z'),
        at('b', 'users-0', 'Living room', '2026-01-01T00:00:00.000Z'),
        at('c', 'users-0', null, '2026-01-01T00:00:00.000Z'),
        at('d', 'users-1', 'living room', '2026-03-01T00:00:00.000Z'),
      ])
      .execute();
    await migrate(db);
    return db
      .selectFrom('plants')
      .leftJoin('places', 'places.id', 'plants.place_id')
      .select(['plants.id', 'places.id as place', 'places.user_id', 'places.name', 'places.kept'])
      .orderBy('plants.id')
      .execute();
  });
  expect(rows).toEqual([
    { id: 'a', place: 'b', user_id: 'users-0', name: 'Living room', kept: 0 },
    { id: 'b', place: 'b', user_id: 'users-0', name: 'Living room', kept: 0 },
    { id: 'c', place: null, user_id: null, name: null, kept: null },
    { id: 'd', place: 'd', user_id: 'users-1', name: 'living room', kept: 0 },
  ]);
});

test('every table is known to backups', async () => {
  await place.withDb(migrate);
  const tables = (await place.withDb((db) => db.introspection.getTables())).map(({ name }) => name);
  expect([...ALL_TABLES].sort()).toEqual(tables.sort());
  expect(tables.filter((name) => !BACKED_UP_TABLES.includes(name))).toEqual(['data_versions']);
});
