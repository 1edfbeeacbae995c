import * as plants from '@plantcare/contract/plants.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { DAY, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const clock = movableClock();
const server = await bootServer({ clock });
afterAll(() => server.close());

const WEEK = 7 * DAY;
const EVERYTHING = {
  name: 'Mönstera 🌿 𝒹𝑒𝓁𝒾𝒸𝒾𝑜𝓈𝒶',
  species: 'Monstera deliciosa',
  location: 'Living room — “south” window',
  potSize: '20 cm',
  sunlight: 'bright, indirect',
  health: 'needs_attention',
  size: 'large',
  ageWeeks: '30',
  lastRepot: '2026-03-01',
  lastPrune: '2026-04-02',
  notes: 'First line\nsecond line\t👩‍🌾',
} as const;

let ada: Gardener;
let eve: Gardener;
beforeAll(async () => {
  [ada, eve] = await Promise.all([server.register('Ada'), server.register('Eve')]);
});

const add = (form: { name: string } & Record<string, string>) => server.call(plants.addPlant, { form }, ada.token);
const get = (id: string) => server.call(plants.getPlant, { params: { id } }, ada.token);
const update = (id: string, form: Record<string, string>) =>
  server.call(plants.updatePlant, { params: { id }, form }, ada.token);

describe('adding a plant', () => {
  test('needs no more than a name: it is then healthy and medium', async () => {
    const plant = await add({ name: ' Fern ' });
    expect(plant).toEqual({
      _id: plant._id,
      name: 'Fern',
      species: null,
      location: null,
      placeId: null,
      adaptiveWatering: null,
      farewell: null,
      potSize: null,
      sunlight: null,
      photoUrl: null,
      thumbnailUrl: null,
      health: 'healthy',
      size: 'medium',
      ageWeeks: null,
      lastRepot: null,
      lastPrune: null,
      notes: null,
      sample: false,
      version: 1,
      createdAt: clock().toISOString(),
    });
    expect(await get(plant._id)).toEqual(plant);
  });

  test('keeps every field as it was typed, emoji and rare letters too', async () => {
    const plant = await add(EVERYTHING);
    expect(plant).toMatchObject({ ...EVERYTHING, ageWeeks: 30 });
    expect(await get(plant._id)).toEqual(plant);
  });

  test('takes empty fields for fields that say nothing', async () => {
    const empty = Object.fromEntries(Object.keys(EVERYTHING).map((field) => [field, '']));
    const plant = await add({ ...empty, name: 'Fern' });
    expect(plant).toMatchObject({ species: null, health: 'healthy', size: 'medium', ageWeeks: null, lastRepot: null });
  });

  test('ignores fields that are not a gardener’s to set', async () => {
    const mine = await add({ name: 'Fern' });
    const plant = await add({
      ...{ name: 'Palm', _id: mine._id, user_id: eve.user._id, photoUrl: '/photos/x.webp', photo_id: 'x' },
      ...{ createdAt: '2001-01-01T00:00:00.000Z' },
    });
    expect(plant._id).not.toBe(mine._id);
    expect(plant).toMatchObject({ photoUrl: null, createdAt: clock().toISOString() });
    expect(await server.call(plants.listPlants, {}, eve.token)).toEqual([]);
  });

  test.each([
    ['name', 'Name is required', ''],
    ['name', 'Name is required', '   '],
    ['name', 'Name can have at most 200 characters', 'x'.repeat(201)],
    ['name', 'This text contains a character that cannot be stored', 'Fe\0rn'],
    ['notes', 'This text contains a character that cannot be stored', 'a\0b'],
    ['notes', 'Notes can have at most 10000 characters', 'x'.repeat(10_001)],
    ['health', 'Please choose one of: healthy, needs_attention, sick', 'splendid'],
    ['size', 'Please choose one of: small, medium, large', 'huge'],
    ['ageWeeks', 'Age cannot be negative', '-1'],
    ['ageWeeks', 'Age must be a whole number of weeks', '1.5'],
    ['ageWeeks', 'Age must be a whole number of weeks', 'old'],
    ['ageWeeks', 'Age can be at most 15000 weeks', '15001'],
    ['lastRepot', 'Last repotted must be a date', '2026-02-30'],
    ['lastPrune', 'Last pruned must be a date', 'yesterday'],
  ])('refuses the %s: %s', async (field, msg, wrong) => {
    const before = await server.call(plants.listPlants, {}, ada.token);
    const form = { name: 'Fern', [field]: wrong };
    expect(await server.refusal(plants.addPlant, { form }, ada.token)).toMatchObject({
      status: 400,
      code: 'invalid_input',
      msg,
      fields: { [field]: msg },
    });
    expect(await server.call(plants.listPlants, {}, ada.token)).toEqual(before);
  });

  test('names every field at fault at once', async () => {
    const refusal = await server.refusal(
      plants.addPlant,
      { form: { size: 'huge', ageWeeks: 'old', lastPrune: 'x' } },
      ada.token,
    );
    expect(Object.keys(refusal.fields ?? {}).sort()).toEqual(['ageWeeks', 'lastPrune', 'name', 'size']);
  });
});

describe('changing a plant', () => {
  test('leaves alone what is absent and clears what is empty', async () => {
    const plant = await add(EVERYTHING);
    const renamed = await update(plant._id, { name: 'Swiss cheese' });
    expect(renamed).toEqual({ ...plant, version: 2, name: 'Swiss cheese' });
    const cleared = await update(plant._id, {
      ...{ species: '', location: '', potSize: '', sunlight: '', health: '', size: '' },
      ...{ ageWeeks: '', lastRepot: '', lastPrune: '', notes: '' },
    });
    expect(cleared).toEqual({
      ...renamed,
      version: 3,
      ...{ species: null, location: null, potSize: null, sunlight: null, health: 'healthy', size: 'medium' },
      ...{ ageWeeks: null, lastRepot: null, lastPrune: null, notes: null, placeId: null },
    });
    expect(await get(plant._id)).toEqual(cleared);
  });

  test('with an empty form changes nothing', async () => {
    const plant = await add(EVERYTHING);
    expect(await update(plant._id, {})).toEqual(plant);
  });

  test.each([
    ['name', ''],
    ['ageWeeks', 'x'],
    ['sunlight', 'a\0b'],
  ])('refuses the %s %j and keeps what was', async (field, wrong) => {
    const plant = await add(EVERYTHING);
    const refusal = await server.refusal(
      plants.updatePlant,
      { params: { id: plant._id }, form: { species: 'Other', [field]: wrong } },
      ada.token,
    );
    expect(refusal).toMatchObject({ status: 400, fields: { [field]: refusal.msg } });
    expect(await get(plant._id)).toEqual(plant);
  });
});

describe('the age of a plant', () => {
  test('grows by itself', async () => {
    const plant = await add({ name: 'Fern', ageWeeks: '12' });
    clock.forward(WEEK - DAY);
    expect((await get(plant._id)).ageWeeks).toBe(12);
    clock.forward(DAY);
    expect((await get(plant._id)).ageWeeks).toBe(13);
    clock.forward(4 * WEEK);
    expect((await get(plant._id)).ageWeeks).toBe(17);
  });

  test('goes on growing when a form sends back the age it shows', async () => {
    const plant = await add({ name: 'Fern', ageWeeks: '12' });
    clock.forward(6 * DAY);
    await update(plant._id, { name: 'Tree fern', ageWeeks: '12' });
    clock.forward(1 * DAY);
    expect((await get(plant._id)).ageWeeks).toBe(13);
  });
});

describe('the list of plants', () => {
  test('has all own plants, newest first, and nobody else’s', async () => {
    const mia = await server.register('Mia');
    const names = ['first', 'second', 'third'];
    for (const name of names) {
      await server.call(plants.addPlant, { form: { name } }, mia.token);
      clock.forward(1);
    }
    await add({ name: 'not hers' });
    const list = await server.call(plants.listPlants, {}, mia.token);
    expect(list.map(({ name }) => name)).toEqual(names.toReversed());
  });

  test('orders plants of the same moment, always in the same way', async () => {
    const mia = await server.register('Mia');
    const added = await Promise.all(
      Array.from({ length: 5 }, (_, i) => server.call(plants.addPlant, { form: { name: `${i}` } }, mia.token)),
    );
    const ids = (await server.call(plants.listPlants, {}, mia.token)).map(({ _id }) => _id);
    expect(ids).toEqual(
      added
        .map(({ _id }) => _id)
        .sort()
        .toReversed(),
    );
  });
});

describe('deleting a plant', () => {
  test('takes it away for good', async () => {
    const plant = await add({ name: 'Fern' });
    const kept = await add({ name: 'Palm' });
    expect(await server.call(plants.deletePlant, { params: { id: plant._id } }, ada.token)).toEqual({
      msg: 'Plant deleted successfully!',
    });
    const gone = await server.refusal(plants.getPlant, { params: { id: plant._id } }, ada.token);
    expect(gone).toMatchObject({ status: 404, msg: 'Plant not found.' });
    expect(await server.refusal(plants.deletePlant, { params: { id: plant._id } }, ada.token)).toMatchObject({
      status: 404,
    });
    expect(await get(kept._id)).toEqual(kept);
  });
});

describe('someone else’s plant', () => {
  test('is a plant that does not exist, for every call, and stays as it was', async () => {
    const [ada, eve] = [await server.register('Ada'), await server.register('Eve')];
    const plant = await server.call(plants.addPlant, { form: EVERYTHING }, ada.token);
    const params = { id: plant._id };
    const refusals = [
      await server.refusal(plants.getPlant, { params }, eve.token),
      await server.refusal(plants.updatePlant, { params, form: { name: 'Mine' } }, eve.token),
      await server.refusal(plants.updatePlant, { params, photo: '' }, eve.token),
      await server.refusal(plants.deletePlant, { params }, eve.token),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 404, code: 'not_found', msg: 'Plant not found.' });
    }
    expect(await server.call(plants.getPlant, { params }, ada.token)).toEqual(plant);
  });
});
