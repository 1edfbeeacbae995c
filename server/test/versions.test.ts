import { me, updateNotificationSettings, updateProfile } from '@plantcare/contract/auth.ts';
import * as diary from '@plantcare/contract/diary.ts';
import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import * as plants from '@plantcare/contract/plants.ts';
import * as reminders from '@plantcare/contract/reminders.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Gardener, toRefusal } from './support/client.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

interface Edited {
  name: string;
  get: Endpoint;
  update: Endpoint;
  make: () => Promise<{ _id: string; version: number }>;
}

let ada: Gardener;
let basil: plants.Plant;
beforeEach(async () => {
  ada = await server.register('Ada');
  basil = await server.call(plants.addPlant, { form: { name: 'Basil' } }, ada.token);
});

const edited: Edited[] = [
  { name: 'a plant', get: plants.getPlant, update: plants.updatePlant, make: async () => basil },
  {
    name: 'a diary entry',
    get: diary.getDiaryEntry,
    update: diary.updateDiaryEntry,
    make: () => server.call(diary.addDiaryEntry, { form: { plant: basil._id, title: 'Watered' } }, ada.token),
  },
  {
    name: 'a reminder',
    get: reminders.getReminder,
    update: reminders.updateReminder,
    make: () => {
      const json = { title: 'Water', plant: basil._id, scheduledDate: '2030-05-01' };
      return server.call(reminders.addReminder, { json }, ada.token);
    },
  },
];

function send({ path, method, form }: Endpoint, id: string, fields?: Record<string, string>, ifMatch?: string) {
  const headers = new Headers({ authorization: `Bearer ${ada.token}` });
  if (ifMatch !== undefined) headers.set('if-match', ifMatch);
  if (fields && !form) headers.set('content-type', 'application/json');
  const body = fields && (form ? toForm(fields) : JSON.stringify(fields));
  return server.request(`/api${path.replace(':id', id)}`, { method, headers, body: body ?? null });
}

function toForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

describe.each(edited)('the version of $name', ({ get, update, make }) => {
  const word = update === plants.updatePlant ? 'name' : 'title';

  test('is its ETag, and counts its changes', async () => {
    const { _id, version } = await make();
    const read = await send(get, _id);
    expect(read.headers.get('etag')).toBe(`"${version}"`);
    const saved = await send(update, _id, { [word]: 'Changed' }, `"${version}"`);
    expect(saved.status).toBe(200);
    expect(saved.headers.get('etag')).toBe(`"${version + 1}"`);
    expect(await saved.json()).toMatchObject({ [word]: 'Changed', version: version + 1 });
  });

  test('refuses a form that was opened before the last change, and tells what is there now', async () => {
    const { _id, version } = await make();
    await send(update, _id, { [word]: 'First' });
    const refusal = await toRefusal(await send(update, _id, { [word]: 'Second' }, `"${version}"`));
    expect(refusal).toMatchObject({ status: 412, code: 'changed', current: { [word]: 'First', version: version + 1 } });
    expect(await (await send(get, _id)).json()).toMatchObject({ [word]: 'First' });
  });

  test('lets one of two forms through that are saved at the same moment', async () => {
    const { _id, version } = await make();
    const both = await Promise.all(['One', 'Other'].map((text) => send(update, _id, { [word]: text }, `"${version}"`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test('need not be named: the last one wins then, and any version may be asked for', async () => {
    const { _id } = await make();
    expect((await send(update, _id, { [word]: 'First' })).status).toBe(200);
    expect((await send(update, _id, { [word]: 'Second' })).status).toBe(200);
    expect((await send(update, _id, { [word]: 'Third' }, '*')).status).toBe(200);
    expect((await send(update, _id, { [word]: 'Fourth' }, 'nonsense')).status).toBe(412);
  });
});

test('a repotting in the diary is a change of the plant, and a watering is not', async () => {
  const version = async () => (await server.call(plants.getPlant, { params: { id: basil._id } }, ada.token)).version;
  const write = (activity: 'watering' | 'repotting') =>
    server.call(diary.addDiaryEntry, { form: { plant: basil._id, title: 'Done', activity } }, ada.token);
  await write('watering');
  expect(await version()).toBe(basil.version);
  await write('repotting');
  expect(await version()).toBe(basil.version + 1);
});

test('a whole form sent back leaves the dates that the diary knows to the diary', async () => {
  const form = { plant: basil._id, title: 'Repotted', activity: 'repotting' } as const;
  const { _id } = await server.call(diary.addDiaryEntry, { form }, ada.token);
  const params = { id: basil._id };
  const { lastRepot } = await server.call(plants.getPlant, { params }, ada.token);
  expect(lastRepot).not.toBeNull();
  await server.call(plants.updatePlant, { params, form: { name: 'Basil', lastRepot: lastRepot ?? '' } }, ada.token);
  await server.call(diary.deleteDiaryEntry, { params: { id: _id } }, ada.token);
  expect((await server.call(plants.getPlant, { params }, ada.token)).lastRepot).toBeNull();
});

test('a notification of a reminder is no change of it', async () => {
  const json = { title: 'Water', plant: basil._id, scheduledDate: '2020-05-01' };
  const { _id, version } = await server.call(reminders.addReminder, { json }, ada.token);
  await server.runDue();
  expect((await server.call(reminders.getReminder, { params: { id: _id } }, ada.token)).version).toBe(version);
});

describe('the version of a profile', () => {
  const profile = (change: Record<string, string>, ifMatch?: string) =>
    send(updateProfile, '', { name: ada.user.name, email: ada.email, ...change }, ifMatch);

  test('is the ETag of the account, and a change of anything that its form shows changes it', async () => {
    const before = await send(me, '');
    expect(before.headers.get('etag')).toBe(`"${ada.user.version}"`);
    const versions = new Set([ada.user.version]);
    for (const change of [{ bio: 'Ferns' }, { location: 'Kew' }, { name: 'Ada F.' }]) {
      const answer = await profile(change);
      const { user } = updateProfile.response.parse(await answer.json());
      expect(answer.headers.get('etag')).toBe(`"${user.version}"`);
      versions.add(user.version);
    }
    expect(versions.size).toBe(4);
  });

  test('refuses a form that was opened before the last change, and tells what is there now', async () => {
    const opened = `"${ada.user.version}"`;
    await profile({ bio: 'Ferns' }, opened);
    const refusal = await toRefusal(await profile({ bio: 'Palms' }, opened));
    expect(refusal).toMatchObject({ status: 412, code: 'changed', current: { bio: 'Ferns' } });
    expect((await profile({ bio: 'Palms' })).status).toBe(200);
  });

  test('lets one of two forms through that are saved at the same moment', async () => {
    const opened = `"${ada.user.version}"`;
    const saved = await Promise.all(['Ferns', 'Palms'].map((bio) => profile({ bio }, opened)));
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test('stays as it is when settings change', async () => {
    const { user } = await server.call(updateNotificationSettings, { json: { email: false } }, ada.token);
    expect(user.version).toBe(ada.user.version);
  });
});
