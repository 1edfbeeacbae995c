import { type FileHandle, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { health } from '@plantcare/contract/health.ts';
import * as plants from '@plantcare/contract/plants.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Gardener } from './support/client.ts';
import { picture, upload } from './support/files/pictures.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
const folder = path.join(server.dataDir, 'photos');
const away = path.join(server.dataDir, 'unmounted');
afterAll(() => server.close());

let ada: Gardener;
let photo: File;
beforeAll(async () => {
  ada = await server.register();
  photo = upload(await picture().jpeg().toBuffer());
});
afterEach(() => vi.restoreAllMocks());

const add = () => server.call(plants.addPlant, { form: { name: 'Fern' }, photo }, ada.token);

test('a photo and its name are on the disk before its plant is in the database', async () => {
  const handle = await open(server.dataDir);
  const proto: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const sync = proto.sync;
  const synced: string[] = [];
  vi.spyOn(proto, 'sync').mockImplementation(async function (this: FileHandle) {
    const kind = (await this.stat()).isDirectory() ? 'folder' : 'file';
    const kept = await server.db.selectFrom('photos').select('id').where('status', '=', 'kept').execute();
    synced.push(`${kind}, ${kept.length} kept`);
    return sync.call(this);
  });
  await add();
  expect(synced.sort()).toEqual(['file, 0 kept', 'file, 0 kept', 'folder, 0 kept', 'folder, 0 kept']);
});

describe('while the disk with the photos is not mounted', () => {
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
    await rename(away, folder);
  });

  test('nothing is written beside it, the rest is usable, health says it, and all is well once it is back', async () => {
    const plant = await add();
    await rename(folder, away);
    const refused = await server.refusal(plants.addPlant, { form: { name: 'Palm' }, photo }, ada.token);
    expect(refused).toMatchObject({ status: 503, msg: expect.stringContaining('photos is missing') });
    expect(await readdir(server.dataDir)).not.toContain('photos');
    await server.call(plants.addPlant, { form: { name: 'Palm' } }, ada.token);
    expect(await server.refusal(health, {})).toMatchObject({
      status: 503,
      msg: expect.stringMatching(/storage: failed/),
    });

    await rename(away, folder);
    expect((await server.request(`${plant.photoUrl}`)).status).toBe(200);
    await server.call(health, {});
    await rename(folder, away);
  });

  test('a restart does not make the folder again, and a photo deleted meanwhile is removed once it is back', async () => {
    const plant = await add();
    await rename(folder, away);
    await server.restart();
    expect(await readdir(server.dataDir)).not.toContain('photos');
    await server.call(plants.deletePlant, { params: { id: plant._id } }, ada.token);

    await rename(away, folder);
    expect((await server.request(`${plant.photoUrl}`)).status).toBe(200);
    await server.restart();
    expect((await server.request(`${plant.photoUrl}`)).status).toBe(404);
    await rename(folder, away);
  });
});

test('a folder with photos from an earlier release, which set no marker, is taken as it is', async () => {
  await add();
  await rm(path.join(folder, 'holds-photos'));
  await server.restart();
  await server.call(health, {});
});
