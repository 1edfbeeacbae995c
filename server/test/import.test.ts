import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteAccount } from '@plantcare/contract/auth.ts';
import { addDiaryEntry } from '@plantcare/contract/diary.ts';
import { addPlant, listPlants, updatePlant } from '@plantcare/contract/plants.ts';
import { downloadData, type Import, listImports, startImport, undoImport } from '@plantcare/contract/transfer.ts';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Gardener } from './support/client.ts';
import { makeZip } from './support/files/make-zip.ts';
import { readZip } from './support/files/read-zip.ts';
import { fillGarden } from './support/gardens/full-garden.ts';
import { rawConnection } from './support/raw-request.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer({ env: { QUOTA_PLANTS: '4' } });
afterAll(() => server.close());

const ada = await server.register('Ada');
await fillGarden(server, ada.token);
const original = await download(ada);
const files = await readZip(original);

let eve: Gardener;
beforeEach(async () => {
  eve = await server.register('Eve');
});

async function download({ token }: Gardener): Promise<Uint8Array> {
  const headers = { authorization: `Bearer ${token}` };
  return (await server.request(`/api${downloadData.path}`, { headers })).bytes();
}

const zipOf = (bytes: Uint8Array) => ({ file: new Blob([new Uint8Array(bytes)]) });

async function ended({ token }: Gardener): Promise<Import> {
  for (const until = Date.now() + 8_000; Date.now() < until; ) {
    const [last] = await server.call(listImports, {}, token);
    if (last && last.state !== 'running') return last;
    await pause(20);
  }
  throw new Error('the import has not ended');
}

async function imported(gardener: Gardener, bytes: Uint8Array = original): Promise<Import> {
  await server.call(startImport, zipOf(bytes), gardener.token);
  return ended(gardener);
}

/** The garden without what differs between accounts, each id replaced by the place where it first appears. */
async function comparable(zip: Uint8Array) {
  const { exportedAt, account, notifications, ...lists } = JSON.parse(`${(await readZip(zip)).get('garden.json')}`);
  const names = new Map<string, string>();
  const named = (id: string) => {
    if (!names.has(id)) names.set(id, `id ${names.size}`);
    return names.get(id);
  };
  const text = JSON.stringify(lists)
    .replaceAll(/-[0-9a-f]{12}\.webp/g, '.webp')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => `${named(id)}`);
  return JSON.parse(text);
}

/** How many rows an account has. */
async function rowsOf({ user }: Gardener) {
  const count = async (table: 'plants' | 'diary_entries' | 'reminders' | 'answers' | 'recoveries') =>
    (await server.db.selectFrom(table).select('id').where('user_id', '=', user._id).execute()).length;
  const photos = await server.db.selectFrom('photos').select('id').where('user_id', '=', user._id).execute();
  return [
    ...[await count('plants'), await count('diary_entries'), await count('reminders')],
    ...[await count('answers'), await count('recoveries'), photos.length],
  ];
}

const NOTHING = [0, 0, 0, 0, 0, 0];

describe('the downloaded file', () => {
  test('is the same again after it was imported into another account', async () => {
    expect(await imported(eve)).toMatchObject({ state: 'done', plants: 2, photos: 3, photosDone: 3, error: null });
    expect(await comparable(await download(eve))).toEqual(await comparable(original));
    // Photos are encoded again, like any upload.
    const [row] = await server.db.selectFrom('photos').selectAll().where('user_id', '=', eve.user._id).execute();
    expect(row?.status).toBe('kept');
  });

  test('can be imported into the account that it comes from', async () => {
    const grace = await server.register('Grace');
    await imported(grace);
    await imported(grace, await download(grace));
    expect(await server.call(listPlants, {}, grace.token)).toHaveLength(4);
  });

  test('leaves the settings of the account as they are', async () => {
    await imported(eve);
    const { account } = JSON.parse(`${(await readZip(await download(eve))).get('garden.json')}`);
    expect(account).toMatchObject({ name: 'Eve', email: eve.email });
  });

  test('does not notify at once of what was due long ago', async () => {
    await imported(eve);
    const open = await server.db
      .selectFrom('reminders')
      .select('notice_at')
      .where('user_id', '=', eve.user._id)
      .execute();
    const soonest = open.flatMap(({ notice_at }) => notice_at ?? []).sort()[0];
    expect(`${soonest}` > new Date().toISOString()).toBe(true);
  });
});

test('a file of the first version, which has neither seasons nor places, is imported', async () => {
  const json = JSON.parse(`${files.get('garden.json')}`);
  const { places, moves, ...without } = json;
  for (const reminder of json.reminders) {
    delete reminder.seasonFrom;
    delete reminder.seasonTo;
  }
  files.set('garden.json', Buffer.from(JSON.stringify({ ...without, version: 1 })));
  const old = await makeZip([...files]);
  files.set('garden.json', Buffer.from(JSON.stringify(json)));
  expect(await imported(eve, old)).toMatchObject({ state: 'done' });
  const plants = await server.call(listPlants, {}, eve.token);
  expect(plants.map(({ location }) => location).sort()).toEqual(['Hall', null]);
});

describe('undoing an import', () => {
  test('removes all that it added, with what was added to its plants, and nothing else', async () => {
    const own = await server.call(addPlant, { form: { name: 'Own' } }, eve.token);
    const { _id, since } = await imported(eve);
    expect(since).toEqual({ plantsLeft: 2, plantsChanged: 0, diaryEntries: 0, reminders: 0 });
    const [fern] = (await server.call(listPlants, {}, eve.token)).filter(({ name }) => name === 'Fern');
    const id = `${fern?._id}`;
    await server.call(updatePlant, { params: { id }, form: { location: 'Hall' } }, eve.token);
    await server.call(addDiaryEntry, { form: { plant: id, title: 'New leaf' } }, eve.token);
    expect(await ended(eve)).toMatchObject({
      since: { plantsLeft: 2, plantsChanged: 1, diaryEntries: 1, reminders: 0 },
    });

    await server.call(undoImport, { params: { id: _id } }, eve.token);
    expect((await server.call(listPlants, {}, eve.token)).map((plant) => plant._id)).toEqual([own._id]);
    expect(await rowsOf(eve)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(await ended(eve)).toMatchObject({ state: 'undone', since: null });
  });

  test('is not possible twice, and not for another gardener', async () => {
    const { _id } = await imported(eve);
    const call = { params: { id: _id } };
    expect(await server.refusal(undoImport, call, ada.token)).toMatchObject({ status: 404, msg: 'Import not found.' });
    await server.call(undoImport, call, eve.token);
    expect(await server.refusal(undoImport, call, eve.token)).toMatchObject({ status: 404 });
  });
});

describe('a file is refused whole, and nothing of it is written,', () => {
  const json = JSON.parse(`${files.get('garden.json')}`);
  const withJson = (changed: unknown) =>
    makeZip(
      [...files, ['garden.json', JSON.stringify(changed)] as const]
        .reverse()
        .filter(([path], at, all) => all.findIndex(([other]) => other === path) === at),
    );
  const refusedWith = async (bytes: Uint8Array) => {
    const { status, code, msg } = await server.refusal(startImport, zipOf(bytes), eve.token);
    expect({ status, rows: await rowsOf(eve) }).toEqual({
      status: code === 'quota_reached' ? 409 : 400,
      rows: NOTHING,
    });
    expect(await server.call(listImports, {}, eve.token)).toEqual([]);
    return msg;
  };

  test('when it is no ZIP file, or was cut', async () => {
    for (const bytes of [Buffer.from('no zip'), Buffer.alloc(0), original.slice(0, -100), original.slice(100)])
      expect(await refusedWith(bytes)).toContain('This is not a complete ZIP file.');
  });

  test('when it is another ZIP file', async () => {
    expect(await refusedWith(await makeZip([['a.txt', 'a']]))).toContain('was not made by');
    expect(await refusedWith(await withJson({ ...json, format: 'other' }))).toContain('was not made by');
    expect(await refusedWith(await withJson({ ...json, version: json.version + 1 }))).toContain('a newer version');
  });

  test.each([
    ['a plant without a name', { plants: [{ ...json.plants[0], name: '' }, json.plants[1]] }],
    ['a field that is not known', { plants: [{ ...json.plants[0], user_id: 'x' }, json.plants[1]] }],
    ['an entry of a plant that is not there', { plants: [json.plants[0]] }],
    ['a plant twice', { plants: [...json.plants, json.plants[0]] }],
    ['a photo that is not there', { plants: [{ ...json.plants[0], photo: '../../etc/passwd' }, json.plants[1]] }],
    ['a missing list', { reminders: undefined }],
  ])('when it has %s', async (_, change) => {
    expect(await refusedWith(await withJson({ ...json, ...change }))).toContain('This file was changed');
  });

  test('when it is a ZIP file whose paths lead out of a folder', async () => {
    const slip = (await makeZip([...files, ['aa/aa/evil.txt', 'x']])).toString('latin1').replaceAll('aa/aa/', '../../');
    expect(await refusedWith(Buffer.from(slip, 'latin1'))).toContain('This is not a complete ZIP file.');
  });

  test('when it unpacks to more than it may', async () => {
    const bomb = await makeZip([['garden.json', Buffer.alloc(33 * 1024 * 1024, ' ')]]);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusedWith(bomb)).toContain('This is not a complete ZIP file.');
  });

  test('when the account has no room for it, which it says with figures', async () => {
    const more = [1, 2, 3].map((n) => ({
      ...json.plants[1],
      id: `${json.plants[1].id.slice(0, -1 - 11)}00000000000${n}`,
    }));
    const plants = [...json.plants, ...more];
    const text = `This file has 5 plants, but this account has room for 4 more. Nothing was imported.`;
    expect(await refusedWith(await withJson({ ...json, plants }))).toBe(text);
  });

  test('when no file is sent', async () => {
    const response = await server.request('/api/imports', {
      method: 'POST',
      headers: { authorization: `Bearer ${eve.token}` },
    });
    expect(response.status).toBe(400);
  });
});

test('a photo that is no picture ends the import, and nothing of it stays', async () => {
  const broken = await makeZip(
    [...files].map(([path, file]) => [path, path.includes('/diary/') ? 'no picture' : file] as const),
  );
  const { state, error, since } = await imported(eve, broken);
  expect({ state, error, since }).toEqual({
    state: 'failed',
    error: expect.stringContaining('cannot be read'),
    since: null,
  });
  await expect.poll(() => rowsOf(eve)).toEqual(NOTHING); // Photos go a moment after the end is told.
});

test('a photo that was altered ends the import, because its checksum is wrong', async () => {
  const path = `${[...files.keys()].find((name) => name.startsWith('photos/plants/'))}`;
  const altered = Buffer.from(original);
  const at = altered.indexOf(path) + path.length + 200;
  altered[at] = (altered[at] ?? 0) ^ 1;
  expect(await imported(eve, altered)).toMatchObject({ state: 'failed' });
  await expect.poll(() => rowsOf(eve)).toEqual(NOTHING); // Photos go a moment after the end is told.
});

test('an import whose process died is ended by the cleanup, and its photos are removed', async () => {
  await imported(eve);
  const { user } = eve;
  const long = new Date(Date.now() - 600_000).toISOString();
  await server.db
    .updateTable('imports')
    .set({ state: 'running', touched_at: long })
    .where('user_id', '=', user._id)
    .execute();
  await server.db.updateTable('photos').set({ status: 'pending' }).where('user_id', '=', user._id).execute();
  await server.restart();
  expect(await ended(eve)).toMatchObject({ state: 'failed', error: expect.stringContaining('The server stopped') });
  await expect.poll(async () => (await rowsOf(eve)).at(-1)).toBe(0);
});

test('of imports that start at the same moment one runs, and the others are refused', async () => {
  const starts = [1, 2, 3].map(() => server.call(startImport, zipOf(original), eve.token));
  const refused = (await Promise.allSettled(starts)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  expect(await ended(eve)).toMatchObject({ state: 'done' });
});

test('a gardener sends one file at a time: the next is not read before', async () => {
  const socket = rawConnection(server.address);
  const head = `POST /api/imports HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${eve.token}`;
  socket.write(`${head}\r\ncontent-type: application/zip\r\ncontent-length: 1000\r\n\r\nPK`);
  const folder = path.join(server.dataDir, 'imports');
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1));
  let isAnswered = false;
  const second = server.refusal(startImport, zipOf(Buffer.from('no zip')), eve.token).then((refusal) => {
    isAnswered = true;
    return refusal;
  });
  await pause(300); // Alone it is refused within a few milliseconds.
  expect(isAnswered).toBe(false);
  socket.destroy();
  expect((await second).msg).toContain('This is not a complete ZIP file.');
});

test('imports are deleted with their account', async () => {
  await imported(eve);
  await server.call(deleteAccount, {}, eve.token);
  const left = await server.db.selectFrom('imports').select('id').where('user_id', '=', eve.user._id).execute();
  expect(left).toEqual([]);
});
