import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deleteAccount } from '@plantcare/contract/auth.ts';
import * as plants from '@plantcare/contract/plants.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PhotoTable } from '../src/features/photos/photos.table.ts';
import type { Gardener } from './support/client.ts';
import { picture, upload } from './support/files/pictures.ts';
import { HOUR, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const clock = movableClock();
const server = await bootServer({ clock });
afterAll(() => server.close());

let ada: Gardener;
let jpeg: File;
beforeAll(async () => {
  ada = await server.register();
  jpeg = upload(await picture().jpeg().toBuffer());
});

const add = (photo?: File) =>
  server.call(plants.addPlant, { form: { name: 'Fern' }, ...(photo && { photo }) }, ada.token);
const update = (id: string, photo: File | '') =>
  server.call(plants.updatePlant, { params: { id }, form: {}, photo }, ada.token);

async function statusOf(address: string | null): Promise<number> {
  return (await server.request(`${address}`)).status;
}

/** The rows of photos, and nothing in the folder that has none. */
async function storedPhotos() {
  const rows = await server.db.selectFrom('photos').select(['name', 'status']).execute();
  expect(await server.photoFiles()).toEqual(rows.flatMap(({ name }) => [`${name}-480.webp`, `${name}.webp`]).sort());
  return rows;
}

test('a replaced photo disappears, and the new one has a new address', async () => {
  const before = await add(jpeg);
  const stored = await storedPhotos();
  const after = await update(before._id, jpeg);
  expect(after.photoUrl).not.toBe(before.photoUrl);
  expect(await statusOf(after.photoUrl)).toBe(200);
  expect(await statusOf(before.photoUrl)).toBe(404);
  expect(await statusOf(before.thumbnailUrl)).toBe(404);
  expect(await storedPhotos()).toHaveLength(stored.length);
});

test('a photo stays when its plant changes otherwise, and goes with an empty photo field', async () => {
  const plant = await add(jpeg);
  const stored = await storedPhotos();
  const renamed = await server.call(
    plants.updatePlant,
    { params: { id: plant._id }, form: { name: 'Palm' } },
    ada.token,
  );
  expect(renamed.photoUrl).toBe(plant.photoUrl);
  const bare = await update(plant._id, '');
  expect(bare).toMatchObject({ name: 'Palm', photoUrl: null, thumbnailUrl: null });
  expect(await statusOf(plant.photoUrl)).toBe(404);
  expect(await storedPhotos()).toHaveLength(stored.length - 1);
});

test('removing a photo where there is none does nothing', async () => {
  const plant = await add();
  expect(await update(plant._id, '')).toEqual(plant);
});

test('a photo goes with its plant', async () => {
  const plant = await add(jpeg);
  const stored = await storedPhotos();
  await server.call(plants.deletePlant, { params: { id: plant._id } }, ada.token);
  expect(await statusOf(plant.photoUrl)).toBe(404);
  expect(await storedPhotos()).toHaveLength(stored.length - 1);
});

test('photos go with the account', async () => {
  const eve = await server.register();
  const plant = await server.call(plants.addPlant, { form: { name: 'Palm' }, photo: jpeg }, eve.token);
  const stored = await storedPhotos();
  await server.call(deleteAccount, {}, eve.token);
  expect(await statusOf(plant.photoUrl)).toBe(404);
  expect(await storedPhotos()).toHaveLength(stored.length - 1);
});

test('a refused photo leaves the one before in its place', async () => {
  const plant = await add(jpeg);
  const refusal = await server.refusal(
    plants.updatePlant,
    { params: { id: plant._id }, form: { name: 'Palm' }, photo: upload('no picture') },
    ada.token,
  );
  expect(refusal.status).toBe(400);
  expect(await server.call(plants.getPlant, { params: { id: plant._id } }, ada.token)).toEqual(plant);
  expect(await statusOf(plant.photoUrl)).toBe(200);
});

test('of several photos sent for one plant at the same moment, one is left', async () => {
  const plant = await add(jpeg);
  const stored = await storedPhotos();
  await Promise.all(Array.from({ length: 6 }, () => update(plant._id, jpeg)));
  expect(await storedPhotos()).toHaveLength(stored.length);
  const { photoUrl } = await server.call(plants.getPlant, { params: { id: plant._id } }, ada.token);
  expect(await statusOf(photoUrl)).toBe(200);
});

test('a photo sent while its plant is being deleted is not left behind', async () => {
  const stored = await storedPhotos();
  for (let i = 0; i < 5; i++) {
    const plant = await add(jpeg);
    const form = new FormData();
    form.append('photo', jpeg);
    const headers = { authorization: `Bearer ${ada.token}` };
    await Promise.all([
      server.request(`/api/plants/${plant._id}`, { method: 'PUT', headers, body: form }),
      server.call(plants.deletePlant, { params: { id: plant._id } }, ada.token),
    ]);
  }
  expect(await storedPhotos()).toHaveLength(stored.length);
});

test('what a crash left between file and row is cleaned by a restart, what is in use or just coming in is not', async () => {
  const plant = await add(jpeg);
  const stored = await storedPhotos();
  const row = (status: PhotoTable['status'], age: number, userId: string | null = ada.user._id) => ({
    id: uuidv7(),
    user_id: userId,
    name: `${status}-${age}`.padEnd(22, 'x'),
    status,
    created_at: new Date(clock().getTime() - age).toISOString(),
  });
  const cutOff = row('pending', HOUR); // the process died before the plant was written
  const withoutFiles = row('pending', 2 * HOUR); // … or before the files were
  const replaced = row('discarded', 1000); // … or before the old files were removed
  const orphan = row('discarded', 2000, null); // … or while an account was being deleted
  const comingIn = row('pending', 1000); // another process is writing this one right now
  await server.db.insertInto('photos').values([cutOff, withoutFiles, replaced, orphan, comingIn]).execute();
  const folder = path.join(server.dataDir, 'photos');
  for (const { name } of [cutOff, replaced, orphan, comingIn]) {
    for (const file of [`${name}.webp`, `${name}-480.webp`]) await writeFile(path.join(folder, file), 'bytes');
  }

  await server.restart();
  const left = await storedPhotos();
  expect(left.map(({ name }) => name).sort()).toEqual([...stored.map(({ name }) => name), comingIn.name].sort());
  expect(await statusOf(plant.photoUrl)).toBe(200);
});
