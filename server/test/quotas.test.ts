import { addDiaryEntry, listDiary } from '@plantcare/contract/diary.ts';
import { addPlant, deletePlant, listPlants } from '@plantcare/contract/plants.ts';
import { addReminder, listReminders, updateReminder } from '@plantcare/contract/reminders.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { picture, upload } from './support/files/pictures.ts';
import { bootServer } from './support/server.ts';

const env = { QUOTA_PLANTS: '3', QUOTA_DIARY_ENTRIES: '4', QUOTA_REMINDERS: '2', QUOTA_PHOTOS_MB: '1' };
const server = await bootServer({ env });
afterAll(() => server.close());

let ada: Gardener;
beforeEach(async () => {
  ada = await server.register();
});

const plant = (photo?: File) => server.call(addPlant, { form: { name: 'Fern' }, ...(photo && { photo }) }, ada.token);
const refused = (things: string) => ({
  status: 409,
  code: 'quota_reached',
  msg: `An account can keep at most ${things} here. Please delete some first.`,
});

test('a plant beyond the quota is refused with what is full, until one is deleted', async () => {
  const [first] = [await plant(), await plant(), await plant()];
  expect(await server.refusal(addPlant, { form: { name: 'Fern' } }, ada.token)).toMatchObject(refused('3 plants'));
  await server.call(deletePlant, { params: { id: first._id } }, ada.token);
  await plant();
  expect(await server.call(listPlants, {}, ada.token)).toHaveLength(3);
});

test('one gardener’s quota is not another’s', async () => {
  for (const _ of [1, 2, 3]) await plant();
  const eve = await server.register();
  await server.call(addPlant, { form: { name: 'Palm' } }, eve.token);
});

test('a diary entry for several plants is refused whole when there is no room for all of them', async () => {
  const ids = [(await plant())._id, (await plant())._id, (await plant())._id].join(',');
  await server.call(addDiaryEntry, { form: { plant: ids, title: 'Watered' } }, ada.token);
  const refusal = await server.refusal(addDiaryEntry, { form: { plant: ids, title: 'Fed' } }, ada.token);
  expect(refusal).toMatchObject(refused('4 diary entries'));
  expect(await server.call(listDiary, { query: {} }, ada.token)).toHaveLength(3);
});

test('open reminders count, completed ones do not', async () => {
  const form = { title: 'Water', plant: (await plant())._id, scheduledDate: '2026-05-01' };
  const add = () => server.call(addReminder, { json: form }, ada.token);
  const [first] = [await add(), await add()];
  expect(await server.refusal(addReminder, { json: form }, ada.token)).toMatchObject(refused('2 open reminders'));
  await server.call(updateReminder, { params: { id: first._id }, json: { completed: true } }, ada.token);
  await add();
  expect(await server.call(listReminders, {}, ada.token)).toHaveLength(3);
});

/** About 0.6 MB when it is stored: of noise WebP can make nothing smaller. */
async function largePhoto(): Promise<File> {
  const grain = { type: 'gaussian', sigma: 80 } as const;
  const create = { width: 900, height: 900, channels: 3, background: '#888', noise: grain } as const;
  const noise = picture(900, 900).composite([{ input: { create } }]);
  return upload(await noise.jpeg({ quality: 90 }).toBuffer());
}

test('a photo beyond the megabytes of an account is refused, and nothing of it stays', async () => {
  const photo = await largePhoto();
  await plant(photo);
  const files = await server.photoFiles();
  const refusal = await server.refusal(addPlant, { form: { name: 'Fern' }, photo }, ada.token);
  expect(refusal).toMatchObject(refused('1 MB of photos'));
  expect(await server.photoFiles()).toEqual(files);
  expect(await server.call(listPlants, {}, ada.token)).toHaveLength(1);
});

test('of what is sent at the same moment only as much is taken as there is room for', async () => {
  const photo = await largePhoto();
  const sent = await Promise.allSettled([plant(photo), plant(photo), plant(photo)]);
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const more = await Promise.allSettled([plant(), plant(), plant(), plant()]);
  expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await server.call(listPlants, {}, ada.token)).toHaveLength(3);
});
