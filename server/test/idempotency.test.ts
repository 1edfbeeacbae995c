import { addDiaryEntry, listDiary } from '@plantcare/contract/diary.ts';
import { type Endpoint, takesIdempotencyKey } from '@plantcare/contract/endpoint.ts';
import * as plants from '@plantcare/contract/plants.ts';
import { addReminder, listReminders } from '@plantcare/contract/reminders.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../src/endpoints.ts';
import { hashToken } from '../src/secret-token.ts';
import { type Gardener, toRefusal } from './support/client.ts';
import { picture, upload } from './support/files/pictures.ts';
import { DAY, HOUR, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const clock = movableClock();
const server = await bootServer({ clock });
afterAll(() => server.close());

let ada: Gardener;
let photo: File;
beforeEach(async () => {
  ada = await server.register();
  photo = upload(await picture().jpeg().toBuffer());
});

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function add(key: string, fields: Record<string, string | File> = { name: 'Fern' }, token = ada.token) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  return server.request('/api/plants', { method: 'POST', headers, body: formOf(fields) });
}

async function plantIn(answer: Response) {
  return plants.addPlant.response.parse(await answer.json());
}

function post({ path }: Endpoint, key: string, json: object) {
  const headers = {
    authorization: `Bearer ${ada.token}`,
    'idempotency-key': key,
    'content-type': 'application/json',
  };
  return server.request(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(json) });
}

const planted = (token = ada.token) => server.call(plants.listPlants, {}, token);

describe('a call that creates something, sent again with the same key', () => {
  test('creates it once and is answered the same', async () => {
    const first = await add('one', { name: 'Fern', photo });
    const again = await add('one', { name: 'Fern', photo });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await planted()).toHaveLength(1);
    expect(await server.photoFiles()).toHaveLength(2);
  });

  test('while the first is still running waits for its answer', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add('one', { name: 'Fern', photo })));
    const bodies = await Promise.all(answers.map(plantIn));
    expect(new Set(bodies.map(({ _id }) => _id)).size).toBe(1);
    expect(await planted()).toHaveLength(1);
  });

  test('with another body or photo is refused', async () => {
    await add('one', { name: 'Fern', photo });
    const other = upload(await picture(40, 20).jpeg().toBuffer());
    for (const fields of [{ name: 'Palm', photo }, { name: 'Fern', photo: other }, { name: 'Fern' }]) {
      const refusal = await toRefusal(await add('one', fields));
      expect(refusal).toMatchObject({ status: 422, msg: 'This Idempotency-Key was already used for something else.' });
    }
    expect(await planted()).toHaveLength(1);
  });

  test('by somebody else is a call of its own', async () => {
    const eve = await server.register();
    await add('one');
    await add('one', { name: 'Palm' }, eve.token);
    expect(await planted(eve.token)).toMatchObject([{ name: 'Palm' }]);
  });

  test('after a refusal runs again', async () => {
    expect((await add('one', { name: '' })).status).toBe(400);
    const future = await add('one', { name: 'Fern', lastRepot: '2999-01-01' });
    expect(future.status).toBe(400);
    expect((await add('one')).status).toBe(201);
  });

  test('a day later is a new call, and the key is not kept longer', async () => {
    await add('one');
    clock.forward(DAY + HOUR);
    await server.runDue();
    expect(await server.rows()).not.toHaveProperty('idempotency_keys');
    ada.token = (await server.register()).token;
    await add('one');
    expect(await planted()).toHaveLength(1);
  });

  test('creates one reminder and one diary entry', async () => {
    const { _id: plant } = await plantIn(await add('plant'));
    const reminder = { title: 'Water', plant, scheduledDate: '2026-05-01' };
    await Promise.all([post(addReminder, 'r', reminder), post(addReminder, 'r', reminder)]);
    expect(await server.call(listReminders, {}, ada.token)).toHaveLength(1);
    const entry = () => {
      const headers = { authorization: `Bearer ${ada.token}`, 'idempotency-key': 'd' };
      const body = formOf({ plant, title: 'New leaf' });
      return server.request(`/api${addDiaryEntry.path}`, { method: 'POST', headers, body });
    };
    await Promise.all([entry(), entry()]);
    expect(await server.call(listDiary, { query: {} }, ada.token)).toHaveLength(1);
  });
});

describe('after a crash', () => {
  const keyOf = (user_id: string) => ({ user_id, key_hash: hashToken('one'), claim: 'crashed' });

  async function leaveBehind(committed: 0 | 1): Promise<void> {
    await add('one');
    const change = { ...keyOf(ada.user._id), committed, answer: null };
    await server.db.updateTable('idempotency_keys').set(change).where('user_id', '=', ada.user._id).execute();
  }

  test('a call that was cut off before it was done runs again', async () => {
    await leaveBehind(0);
    clock.forward(2 * 60_000);
    expect((await add('one')).status).toBe(201);
  });

  test('a call that was done without its answer being known is not done again', async () => {
    await leaveBehind(1);
    clock.forward(2 * 60_000);
    const refusal = await toRefusal(await add('one'));
    expect(refusal).toMatchObject({ status: 409, msg: 'This was saved before. Please reload the page.' });
    expect(await planted()).toHaveLength(1);
  });

  test('such a call is remembered, however many the gardener makes before it is sent again', async () => {
    await leaveBehind(1);
    const newer = Array.from({ length: 301 }, (_, index) => ({
      ...keyOf(ada.user._id),
      key_hash: hashToken(`newer ${index}`),
      fingerprint: '',
      claimed_at: new Date(clock().getTime() + 1000).toISOString(),
      committed: 1 as const,
      answer: '{}',
    }));
    await server.db.insertInto('idempotency_keys').values(newer).execute();
    await add('two');
    clock.forward(2 * 60_000);
    expect(await toRefusal(await add('one'))).toMatchObject({ status: 409 });
  });

  // On PostgreSQL another process may still be at work on it.
  test.runIf(process.env.TEST_DATABASE === 'sqlite')('that is known at the next start, without waiting', async () => {
    await leaveBehind(1);
    await server.restart();
    expect(await toRefusal(await add('one'))).toMatchObject({ status: 409 });
    expect(await planted()).toHaveLength(1);
  });
});

test('a key that is too long or not printable is refused', async () => {
  expect(await toRefusal(await add('x'.repeat(201)))).toMatchObject({ status: 400 });
  expect(await planted()).toEqual([]);
});

test('every call of a gardener that creates something takes a key', () => {
  expect(
    endpoints
      .filter(takesIdempotencyKey)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([
    '/care',
    '/diary',
    '/places',
    '/plants',
    '/plants/:id/recoveries',
    '/plants/samples',
    '/recoveries/:id/check-ups',
    '/reminders',
    '/reminders/several',
  ]);
});
