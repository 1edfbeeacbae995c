import { health } from '@plantcare/contract/health.ts';
import * as plants from '@plantcare/contract/plants.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { picture, upload } from './support/files/pictures.ts';
import { bootServer } from './support/server.ts';
import { startBucket } from './support/services/bucket.ts';

const bucket = await startBucket();
const server = await bootServer({ env: { STORAGE_URL: bucket.url } });
afterAll(async () => {
  await server.close();
  await bucket.close();
});
afterEach(() => bucket.work());

const jpeg = upload(await picture().jpeg().toBuffer());
const { token } = await server.register();

async function statusOf(address: string | null): Promise<number> {
  return (await server.request(`${address}`)).status;
}

test('a photo lives its whole life in a bucket', async () => {
  const {
    _id: id,
    photoUrl,
    thumbnailUrl,
  } = await server.call(plants.addPlant, { form: { name: 'Fern' }, photo: jpeg }, token);
  expect(bucket.keys()).toEqual([thumbnailUrl, photoUrl].map((address) => address?.replace('/photos/', '')).sort());
  const response = await server.request(`${photoUrl}`);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');

  const replaced = await server.call(plants.updatePlant, { params: { id }, form: {}, photo: jpeg }, token);
  expect(bucket.keys()).toHaveLength(2);
  expect(await statusOf(photoUrl)).toBe(404);
  expect(await statusOf(replaced.thumbnailUrl)).toBe(200);

  await server.call(plants.deletePlant, { params: { id } }, token);
  expect(bucket.keys()).toEqual([]);
  expect(await statusOf(replaced.photoUrl)).toBe(404);
  expect(bucket.unsigned()).toBe(0);
});

test('health says so when the bucket does not answer', async () => {
  expect(await server.call(health, {})).toMatchObject({ status: 'ok', database: 'ok', storage: 'ok', disk: 'ok' });
  bucket.fail();
  expect(await server.refusal(health, {})).toMatchObject({
    status: 503,
    code: 'unavailable',
    msg: 'Database: ok. Photo storage: failed. Disk: ok.',
  });
});

test('while the bucket does not answer a photo is refused plainly, and nothing of it stays', async () => {
  bucket.fail();
  const rows = await server.rows();
  const refusal = await server.refusal(plants.addPlant, { form: { name: 'Fern' }, photo: jpeg }, token);
  expect(refusal).toMatchObject({
    status: 503,
    code: 'unavailable',
    msg: 'The photos on the server cannot be reached. Please try again later.',
  });
  expect(await server.call(plants.listPlants, {}, token)).toEqual([]);

  bucket.work();
  await server.restart();
  expect(await server.rows()).toEqual(rows);
  expect(bucket.keys()).toEqual([]);
});

test('a photo that the bucket cannot give at the moment is not reported as missing', async () => {
  const plant = await server.call(plants.addPlant, { form: { name: 'Fern' }, photo: jpeg }, token);
  bucket.fail();
  expect(await statusOf(plant.photoUrl)).toBe(503);
  bucket.work();
  expect(await statusOf(plant.photoUrl)).toBe(200);
  await server.call(plants.deletePlant, { params: { id: plant._id } }, token);
});

test('a bucket that never answers makes health wait five seconds at most', async () => {
  bucket.hang();
  const began = performance.now();
  expect(await server.refusal(health, {})).toMatchObject({ status: 503, code: 'unavailable' });
  expect(performance.now() - began).toBeLessThan(8_000);
});

test('a plant can be deleted while the bucket does not answer; its files go once it does', async () => {
  const { _id: id } = await server.call(plants.addPlant, { form: { name: 'Fern' }, photo: jpeg }, token);
  bucket.fail();
  await server.call(plants.deletePlant, { params: { id } }, token);
  expect(bucket.keys()).toHaveLength(2);
  bucket.work();
  await server.restart();
  expect(bucket.keys()).toEqual([]);
});
