import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { login, register } from '@plantcare/contract/auth.ts';
import { health } from '@plantcare/contract/health.ts';
import * as plants from '@plantcare/contract/plants.ts';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isDiskFull } from '../src/db/dialect.ts';
import type { Gardener } from './support/client.ts';
import { picture, upload } from './support/files/pictures.ts';
import { bootServer } from './support/server.ts';

const LOOKED_AT_AGAIN_MS = 1_100;
const MEGABYTE = 1_000_000;

/** The photos' own disk, which is full. */
class FullDriver extends FSDriver {
  override async put(): Promise<void> {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  }
}

let freeBytes = 1_000 * MEGABYTE;
const server = await bootServer({
  freeBytes: async () => freeBytes,
  disk: new Disk(new FullDriver({ location: '/nowhere', visibility: 'private' })),
});
afterAll(() => server.close());

let ada: Gardener;
beforeAll(async () => {
  ada = await server.register();
});

async function setFree(bytes: number): Promise<void> {
  freeBytes = bytes;
  await pause(LOOKED_AT_AGAIN_MS);
}

const add = { form: { name: 'Fern' } };

describe('while the disk is full', () => {
  beforeEach(() => setFree(1_000 * MEGABYTE));

  test('new data is refused with 507, and reading, deleting and signing in work in the reserve', async () => {
    const plant = await server.call(plants.addPlant, add, ada.token);
    expect(await readdir(server.dataDir)).toContain('reserve');
    await setFree(MEGABYTE);

    const refusal = await server.refusal(plants.addPlant, add, ada.token);
    expect(refusal).toMatchObject({ status: 507, code: 'disk_full', msg: expect.stringMatching(/disk .* is full/) });
    expect(await readdir(server.dataDir)).not.toContain('reserve');
    const json = { name: 'Eve', email: 'eve@example.org', password: 'correct horse battery' };
    expect(await server.refusal(register, { json })).toMatchObject({ status: 507 });
    expect(await server.refusal(health, {})).toMatchObject({ status: 503, msg: expect.stringContaining('Disk: full') });

    const { token } = await server.call(login, { json: { email: ada.email, password: ada.password } });
    expect(await server.call(plants.listPlants, {}, token)).toHaveLength(1);
    await server.call(plants.deletePlant, { params: { id: plant._id } }, token);
  });

  test('new data is accepted again once there is room for the reserve too', async () => {
    await setFree(MEGABYTE);
    expect(await server.refusal(plants.addPlant, add, ada.token)).toMatchObject({ status: 507 });
    await setFree(20 * MEGABYTE);
    expect(await server.refusal(plants.addPlant, add, ada.token)).toMatchObject({ status: 507 });
    await setFree(100 * MEGABYTE);
    await server.call(plants.addPlant, add, ada.token);
    await server.call(health, {});
  });
});

test('a photo that finds no room is refused with 507, and its plant is not stored', async () => {
  const before = await server.call(plants.listPlants, {}, ada.token);
  const photo = upload(await picture().jpeg().toBuffer());
  const refusal = await server.refusal(plants.addPlant, { ...add, photo }, ada.token);
  expect(refusal).toMatchObject({ status: 507, code: 'disk_full' });
  expect(await server.call(plants.listPlants, {}, ada.token)).toEqual(before);
});

test('SQLite, which may not grow any more, is recognized as full', async () => {
  const file = path.join(server.dataDir, 'small.sqlite');
  await writeFile(file, '');
  const database = new DatabaseSync(file);
  database.exec('create table leaves (text text); pragma max_page_count = 4');
  let error: unknown;
  try {
    database.exec(`insert into leaves values ('${'x'.repeat(100_000)}')`);
  } catch (thrown) {
    error = thrown;
  }
  database.close();
  await rm(file);
  expect(isDiskFull(error)).toBe(true);
});
