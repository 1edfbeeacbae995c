import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addPlant } from '@plantcare/contract/plants.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { readConfig } from '../src/config.ts';
import { migrate } from '../src/db/migrate.ts';
import { createBackupService } from '../src/features/backups/backups.service.ts';
import { claimPhotoFolder } from '../src/storage/photo-folder.ts';
import { openStorage } from '../src/storage/storage.ts';
import { sqlitePlace } from './support/data-place.ts';
import { picture, upload } from './support/files/pictures.ts';
import { fillTables } from './support/gardens/fill-tables.ts';
import { DAY, HOUR, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';
import { createTestDatabase, onPostgres, type TestDatabase } from './support/test-database.ts';

const KEPT = 3;
const GIGABYTE = 1_000_000_000;

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const never = () => false;

let clock: ReturnType<typeof movableClock>;
let free: number;
let ground: TestDatabase;
const folders: string[] = [];
beforeEach(async () => {
  vi.clearAllMocks();
  clock = movableClock('2026-05-01T02:00:00.000Z');
  free = 100 * GIGABYTE;
  ground = await createTestDatabase();
  await migrate(ground.db);
});
afterEach(async () => {
  await ground.remove();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** The backups of a server, as it has them after a start, with a data folder of its own where it says so. */
async function server({ timeZone = 'UTC', dataDir = `${ground.env.DATA_DIR}` } = {}) {
  const config = { ...readConfig(ground.env), dataDir };
  if (config.storage.kind === 'local') await claimPhotoFolder(config.storage.folder, false);
  const disk = await openStorage(config.storage);
  const { db } = ground;
  const freeBytes = async () => free;
  const service = createBackupService({ db, disk, clock, log, config, keep: KEPT, timeZone, freeBytes });
  return {
    backUp: (stopping = never) => service.backUpTonight(stopping),
    files: () =>
      readdir(path.join(dataDir, 'backups')).then(
        (files) => files.sort(),
        () => [],
      ),
    folder: path.join(dataDir, 'backups'),
  };
}

async function fill(): Promise<void> {
  await fillTables(ground.db as never, 4); // The rows fit whatever schema there is.
  await ground.db.deleteFrom('nightly_backups').execute();
}

describe('the nightly backup', () => {
  test('is made by a running server with everything that was written, for its user alone', async () => {
    const running = await bootServer({ clock: movableClock('2026-05-01T14:00:00.000Z'), env: { BACKUPS: '3' } });
    const place = await sqlitePlace();
    try {
      await running.runDue();
      const folder = path.join(running.dataDir, 'backups');
      await expect(readdir(folder)).rejects.toThrow(/ENOENT/); // No account, nothing to back up.
      const { token } = await running.register();
      const photo = upload(await picture().jpeg().toBuffer());
      await running.call(addPlant, { form: { name: 'Fern' }, photo }, token);
      await running.runDue();
      const [name, ...more] = await readdir(folder);
      expect([name, more]).toEqual([expect.stringMatching(/^night-2026-05-0[12]\.tar$/), []]);
      const file = path.join(folder, `${name}`);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      await restoreBackup({ file, config: place.config, replace: false });
      expect(await place.withDb((db) => db.selectFrom('plants').select('name').execute())).toEqual([{ name: 'Fern' }]);
      expect(Object.keys(await place.photos())).toEqual(await running.photoFiles());
    } finally {
      await place.remove();
      await running.close();
    }
  });

  test('is made once a night, from three o’clock of the server on, also over a restart', async () => {
    await fill();
    const first = await server({ timeZone: 'Europe/Berlin' });
    clock.forward(-2 * HOUR); // 02:00 in Berlin
    await first.backUp();
    expect(await first.files()).toEqual([]);
    clock.forward(HOUR);
    await first.backUp();
    expect(await first.files()).toEqual(['night-2026-05-01.tar']);
    const made = await stat(path.join(first.folder, 'night-2026-05-01.tar'));
    clock.forward(12 * HOUR);
    await (await server({ timeZone: 'Europe/Berlin' })).backUp();
    expect(await first.files()).toEqual(['night-2026-05-01.tar']);
    expect(await stat(path.join(first.folder, 'night-2026-05-01.tar'))).toEqual(made);
  });

  test('is kept for as many nights as configured', async () => {
    await fill();
    const { backUp, files } = await server();
    clock.forward(HOUR);
    for (let night = 0; night < 5; night++) {
      clock.forward(DAY);
      await backUp();
    }
    expect(await files()).toEqual(['night-2026-05-04.tar', 'night-2026-05-05.tar', 'night-2026-05-06.tar']);
  });

  test('is left out where it would fill the disk, and says so once', async () => {
    await fill();
    const { backUp, files } = await server();
    clock.forward(2 * HOUR);
    free = GIGABYTE;
    await backUp();
    await backUp();
    expect(await files()).toEqual([]);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ free: GIGABYTE }),
      'no nightly backup: the disk of DATA_DIR would be nearly full',
    );
  });

  test('that a stop of the server or a kill interrupts leaves nothing, and is made at the next start', async () => {
    await fill();
    const { backUp, files, folder } = await server();
    clock.forward(2 * HOUR);
    let looks = 0;
    await backUp(() => ++looks > 5);
    expect(await files()).toEqual([]);
    await writeFile(path.join(folder, 'night-2026-04-30.tar.partial'), 'killed');
    await (await server()).backUp();
    expect(await files()).toEqual(['night-2026-05-01.tar']);
  });

  test('that failed is tried again after an hour', async () => {
    await fill();
    const { backUp, files, folder } = await server();
    clock.forward(2 * HOUR);
    await writeFile(folder, 'a file where the folder should be');
    await expect(backUp()).rejects.toThrow(/EEXIST/);
    await rm(folder);
    await backUp();
    expect(await files()).toEqual([]);
    clock.forward(HOUR);
    await backUp();
    expect(await files()).toEqual(['night-2026-05-01.tar']);
  });

  test.runIf(onPostgres)('is made by one of several servers on PostgreSQL', async () => {
    await fill();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'plantcare-second-'));
    folders.push(dataDir);
    const servers = [await server(), await server({ dataDir }), await server()];
    clock.forward(2 * HOUR);
    await Promise.all(servers.map(({ backUp }) => backUp()));
    for (const { backUp } of servers) await backUp();
    const files = await Promise.all(servers.slice(0, 2).map((one) => one.files()));
    expect(files.flat()).toEqual(['night-2026-05-01.tar']);
  });
});
