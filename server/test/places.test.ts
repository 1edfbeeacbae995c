import * as places from '@plantcare/contract/places.ts';
import * as plants from '@plantcare/contract/plants.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const clock = movableClock();
const server = await bootServer({ clock, env: { QUOTA_PLANTS: '4' } });
afterAll(() => server.close());

let ada: Gardener;
beforeEach(async () => {
  ada = await server.register('Ada');
});

const MINUTE = 60_000;
const add = (json: places.NewPlace) => server.call(places.addPlace, { json }, ada.token);
const list = () => server.call(places.listPlaces, {}, ada.token);
const names = async () => (await list()).map(({ name }) => name).sort();
const plant = (location: string, name = 'Fern') =>
  server.call(plants.addPlant, { form: { name, location } }, ada.token);
const move = (ids: string[], location: string) =>
  server.call(plants.movePlants, { json: { ids, location } }, ada.token);
const plantNow = (id: string) => server.call(plants.getPlant, { params: { id } }, ada.token);
const moves = async (id: string) =>
  (await server.call(places.listPlantMoves, { params: { id } }, ada.token)).map(({ from, to }) => [from, to]);

describe('the location of a plant', () => {
  test('makes a place, or finds the one whose name differs in case and spaces only', async () => {
    const fern = await plant('Living Room');
    const palm = await plant('  living   room ', 'Palm');
    expect(palm).toMatchObject({ location: 'Living Room', placeId: fern.placeId });
    expect(await list()).toMatchObject([
      { _id: fern.placeId, name: 'Living Room', site: null, light: null, window: null },
    ]);
  });

  test('is the new name of its place after that was renamed, which counts as a change of the plant', async () => {
    const fern = await plant('Hall');
    const palm = await plant('Kitchen', 'Palm');
    await server.call(places.updatePlace, { params: { id: `${fern.placeId}` }, json: { name: 'Porch' } }, ada.token);
    expect(await plantNow(fern._id)).toMatchObject({ location: 'Porch', version: 2 });
    expect(await plantNow(palm._id)).toMatchObject({ location: 'Kitchen', version: 1 });
  });

  test('leaves no empty place behind, unless the gardener added or described it', async () => {
    const fern = await plant('Hall');
    await add({ name: 'Porch' });
    await move([fern._id], 'Kitchen');
    expect(await names()).toEqual(['Kitchen', 'Porch']);
    await server.call(plants.deletePlant, { params: { id: fern._id } }, ada.token);
    expect(await names()).toEqual(['Porch']);
  });
});

describe('a place', () => {
  test('has what the gardener says of it, and null clears that', async () => {
    const json = {
      name: 'Bed by the wall',
      site: 'outdoors',
      light: 'full_sun',
      window: 'south-west',
      note: 'Dry',
    } as const;
    const bed = await add(json);
    expect(bed).toMatchObject({ ...json, version: 1 });
    const params = { id: bed._id };
    const change = { light: null, window: null, note: '' };
    const changed = await server.call(places.updatePlace, { params, json: change }, ada.token);
    expect(changed).toMatchObject({ ...json, light: null, window: null, note: null, version: 2 });
    expect(await server.call(places.getPlace, { params }, ada.token)).toEqual(changed);
  });

  test('has a name that no other one has', async () => {
    await add({ name: 'Hall' });
    const porch = await add({ name: 'Porch' });
    const conflict = { status: 409, msg: 'You already have a place called HALL', fields: { name: expect.any(String) } };
    expect(await server.refusal(places.addPlace, { json: { name: 'HALL' } }, ada.token)).toMatchObject(conflict);
    const rename = { params: { id: porch._id }, json: { name: 'HALL' } };
    expect(await server.refusal(places.updatePlace, rename, ada.token)).toMatchObject(conflict);
  });

  test.each([
    { name: ' ' },
    { name: 'x'.repeat(201) },
    { name: 'Hall', site: 'below' },
    { name: 'Hall', window: 'up' },
  ])('is refused as %j', async (json) => {
    expect(await server.refusal(places.addPlace, { json }, ada.token)).toMatchObject({ status: 400 });
  });

  test('is only changed by who has seen its current version', async () => {
    const { _id: id } = await add({ name: 'Hall' });
    await server.call(places.updatePlace, { params: { id }, json: { light: 'low' } }, ada.token);
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json', 'if-match': '"1"' };
    const body = JSON.stringify({ light: 'medium' });
    const refused = await server.request(`/api/places/${id}`, { method: 'PUT', headers, body });
    expect([refused.status, await refused.json()]).toMatchObject([412, { current: { light: 'low' } }]);
  });

  test('counts towards as many places as the account may have plants', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await add({ name });
    const full = { status: 409, msg: 'An account can keep at most 4 places here. Please delete some first.' };
    expect(await server.refusal(places.addPlace, { json: { name: 'e' } }, ada.token)).toMatchObject(full);
  });
});

describe('deleting a place', () => {
  test('leaves its plants without a location', async () => {
    const fern = await plant('Hall');
    await server.call(places.deletePlace, { params: { id: `${fern.placeId}` }, query: {} }, ada.token);
    expect(await plantNow(fern._id)).toMatchObject({ location: null, placeId: null, version: 2 });
    expect(await moves(fern._id)).toEqual([['Hall', null]]);
    expect(await list()).toEqual([]);
  });

  test('moves its plants to another place if asked to, but not to somebody else’s', async () => {
    const fern = await plant('Hall');
    const porch = await add({ name: 'Porch' });
    const params = { id: `${fern.placeId}` };
    const eve = await server.register('Eve');
    const hers = await server.call(places.addPlace, { json: { name: 'Hers' } }, eve.token);
    const stolen = { params, query: { moveTo: hers._id } };
    expect(await server.refusal(places.deletePlace, stolen, ada.token)).toMatchObject({ status: 404 });
    await server.call(places.deletePlace, { params, query: { moveTo: porch._id } }, ada.token);
    expect(await plantNow(fern._id)).toMatchObject({ location: 'Porch', placeId: porch._id });
    expect(await moves(fern._id)).toEqual([['Hall', 'Porch']]);
  });
});

describe('the moves of a plant', () => {
  test('are kept with the names that the places had then, newest first', async () => {
    const fern = await plant('Hall');
    expect(await moves(fern._id)).toEqual([]);
    await move([fern._id], 'Porch');
    clock.forward(60 * MINUTE);
    await server.call(plants.updatePlant, { params: { id: fern._id }, form: { location: 'Shed' } }, ada.token);
    await server.call(plants.updatePlant, { params: { id: fern._id }, form: { location: 'shed' } }, ada.token);
    expect(await moves(fern._id)).toEqual([
      ['Porch', 'Shed'],
      ['Hall', 'Porch'],
    ]);
  });

  test('do not tell of a move that was undone within minutes', async () => {
    const fern = await plant('Hall');
    await move([fern._id], 'Porch');
    clock.forward(MINUTE);
    await move([fern._id], 'Hall');
    expect(await moves(fern._id)).toEqual([]);
    await move([fern._id], 'Porch');
    clock.forward(60 * MINUTE);
    await move([fern._id], 'Hall');
    expect(await moves(fern._id)).toHaveLength(2);
  });
});
