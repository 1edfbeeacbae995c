import { addDiaryEntry } from '@plantcare/contract/diary.ts';
import { addPlant } from '@plantcare/contract/plants.ts';
import { getTimeLapse } from '@plantcare/contract/time-lapse.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { picture, upload } from './support/files/pictures.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

const [ada, eve] = await Promise.all([server.register('Ada'), server.register('Eve')]);
/** In a color of its own: a GIF joins frames that are the same. */
const photo = async (color: string) => upload(await picture().tint(color).jpeg().toBuffer());
const fern = await server.call(addPlant, { form: { name: 'Fern' }, photo: await photo('red') }, ada.token);
const params = { id: fern._id };

test('a plant needs two photos for a time-lapse, which has each of them', async () => {
  expect(await server.refusal(getTimeLapse, { params }, ada.token)).toMatchObject({
    status: 422,
    msg: 'A time-lapse needs at least two photos.',
  });
  for (const [date, color] of [
    ['2026-03-01', 'green'],
    ['2026-04-01', 'blue'],
  ] as const) {
    const form = { plant: fern._id, title: 'Photo', date };
    await server.call(addDiaryEntry, { form, photo: await photo(color) }, ada.token);
  }
  const headers = { authorization: `Bearer ${ada.token}` };
  const response = await server.request(`/api/plants/${fern._id}/time-lapse`, { headers });
  expect(response.headers.get('content-type')).toBe('image/gif');
  const { format, pages, loop, delay } = await sharp(await response.bytes(), { animated: true }).metadata();
  expect({ format, pages, loop, delay }).toEqual({ format: 'gif', pages: 3, loop: 0, delay: [500, 500, 1500] });
});

test('a time-lapse of somebody else’s plant is not found, and a visitor has none', async () => {
  expect(await server.refusal(getTimeLapse, { params }, eve.token)).toMatchObject({ status: 404 });
  expect(await server.refusal(getTimeLapse, { params }, undefined)).toMatchObject({ status: 401 });
});
