import * as diary from '@plantcare/contract/diary.ts';
import * as plants from '@plantcare/contract/plants.ts';
import * as reminders from '@plantcare/contract/reminders.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

let ada: Gardener;
let eve: Gardener;
let fern: plants.Plant;
let palm: plants.Plant;
let hers: plants.Plant;
beforeEach(async () => {
  [ada, eve] = await Promise.all([server.register('Ada', 'Europe/Berlin'), server.register('Eve')]);
  [fern, palm, hers] = [await add('Fern'), await add('Palm'), await add('Ivy', eve)];
});

const add = (name: string, owner = ada) =>
  server.call(plants.addPlant, { form: { name, location: 'Hall' } }, owner.token);
const own = () => server.call(plants.listPlants, {}, ada.token);
const names = async () => (await own()).map(({ name }) => name).sort();
const move = (json: { ids: string[]; location?: string }) => server.call(plants.movePlants, { json }, ada.token);
const remove = (ids: string[]) => server.call(plants.deletePlants, { json: { ids } }, ada.token);
const remind = (ids: string[], json: Record<string, unknown> = {}) =>
  server.call(reminders.addReminders, { json: { plants: ids, scheduledDate: '2026-06-01', ...json } }, ada.token);

describe('moving several plants', () => {
  test('gives each the location, and counts it as a change of those that stood elsewhere', async () => {
    await move({ ids: [palm._id], location: 'Kitchen' });
    const moved = await move({ ids: [fern._id, palm._id, fern._id], location: ' Kitchen ' });
    expect(moved.map(({ name, location, version }) => [name, location, version]).sort()).toEqual([
      ['Fern', 'Kitchen', 2],
      ['Palm', 'Kitchen', 2],
    ]);
  });

  test('to no place clears the location', async () => {
    expect(await move({ ids: [fern._id], location: '' })).toMatchObject([{ location: null }]);
  });

  test('refuses a location that is too long', async () => {
    const json = { ids: [fern._id], location: 'x'.repeat(201) };
    expect(await server.refusal(plants.movePlants, { json }, ada.token)).toMatchObject({ status: 400 });
  });
});

describe('deleting several plants', () => {
  test('deletes them with their diary and reminders, and leaves the others', async () => {
    await remind([fern._id, palm._id]);
    await server.call(diary.addDiaryEntry, { form: { plant: fern._id, title: 'Fed' } }, ada.token);
    const tree = await add('Tree');
    expect(await remove([fern._id, palm._id])).toEqual({ msg: '2 plants deleted successfully!' });
    expect(await own()).toMatchObject([{ _id: tree._id }]);
    expect(await server.call(reminders.listReminders, {}, ada.token)).toEqual([]);
    expect(await server.call(diary.listDiary, { query: {} }, ada.token)).toEqual([]);
  });
});

describe('reminding of several plants', () => {
  test('sets the same reminder for each, with its name in the title', async () => {
    const set = await remind([fern._id, palm._id], { type: 'fertilizing', frequency: 'daily', interval: 9 });
    expect(set.map(({ title }) => title).sort()).toEqual(['Fertilize Fern', 'Fertilize Palm']);
    expect(set[0]).toMatchObject({ frequency: 'daily', interval: 9, scheduledDate: '2026-06-01T07:00:00.000Z' });
  });

  test('is undone by deleting them all, or none when one is somebody else’s', async () => {
    const ids = (await remind([fern._id, palm._id])).map(({ _id }) => _id);
    const remove = { json: { ids } };
    expect(await server.refusal(reminders.deleteReminders, remove, eve.token)).toMatchObject({ status: 404 });
    expect(await server.refusal(reminders.deleteReminders, remove)).toMatchObject({ status: 401 });
    expect(await server.call(reminders.listReminders, {}, ada.token)).toHaveLength(2);
    await server.call(reminders.deleteReminders, remove, ada.token);
    expect(await server.call(reminders.listReminders, {}, ada.token)).toEqual([]);
  });

  test('needs a date', async () => {
    const refusal = await server.refusal(
      reminders.addReminders,
      { json: { plants: [fern._id], scheduledDate: '' } },
      ada.token,
    );
    expect(refusal).toMatchObject({ status: 400, fields: { scheduledDate: 'Due date is required' } });
  });
});

describe.each([
  ['move', plants.movePlants, (ids: string[]) => ({ ids, location: 'Shed' })],
  ['delete', plants.deletePlants, (ids: string[]) => ({ ids })],
  ['remind', reminders.addReminders, (ids: string[]) => ({ plants: ids, scheduledDate: '2026-06-01' })],
] as const)('%s', (_, endpoint, body) => {
  const refusal = (ids: string[], token?: string) => server.refusal(endpoint, { json: body(ids) }, token);

  test('changes nothing when one of the plants is somebody else’s', async () => {
    expect(await refusal([fern._id, hers._id], ada.token)).toMatchObject({ status: 404, msg: 'Plant not found.' });
    expect(await names()).toEqual(['Fern', 'Palm']);
    expect((await own()).map(({ location }) => location)).toEqual(['Hall', 'Hall']);
    expect(await server.call(reminders.listReminders, {}, ada.token)).toEqual([]);
  });

  test('needs plants and a signed-in gardener', async () => {
    expect(await refusal([], ada.token)).toMatchObject({ status: 400, msg: 'Please choose plants' });
    expect(await refusal([fern._id])).toMatchObject({ status: 401 });
  });
});
