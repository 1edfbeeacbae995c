import { logout } from '@plantcare/contract/auth.ts';
import * as care from '@plantcare/contract/care.ts';
import { addDiaryEntry } from '@plantcare/contract/diary.ts';
import { sayFarewell } from '@plantcare/contract/farewell.ts';
import { listNotifications, markAllNotificationsRead } from '@plantcare/contract/notifications.ts';
import { addPlant, movePlants } from '@plantcare/contract/plants.ts';
import { addReminder, completeReminders } from '@plantcare/contract/reminders.ts';
import { addSamplePlants } from '@plantcare/contract/samples.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createContext } from '../src/context.ts';
import { AREAS } from '../src/db/data-versions.table.ts';
import { endpoints } from '../src/endpoints.ts';
import type { Gardener, Parts } from './support/client.ts';
import { DAY, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';
import { createTestDatabase, onPostgres } from './support/test-database.ts';

const clock = movableClock();
const server = await bootServer({ clock });
afterAll(() => server.close());

/** The calls that answer 304 to a caller who has the current answer. */
const CHECKED = [
  '/plants',
  '/plants/former',
  '/places',
  '/diary',
  '/reminders',
  '/notifications',
  '/notifications/stats',
  '/statistics/year',
];
/** The calls that never answer 304: nothing polls them, or they have a tag of their own, which forms send back. */
const ANSWERED = [
  ...['/auth/me', '/auth/sessions', '/calendar', '/ai/answers', '/ai/engines'],
  ...[
    '/plants/:id',
    '/places/:id',
    '/plants/:id/moves',
    '/plants/:id/history',
    '/plants/:id/recoveries',
    '/plants/:id/time-lapse',
    '/diary/:id',
    '/reminders/:id',
  ],
  ...['/notifications/:id', '/species', '/species/:id', '/species/match'],
  ...['/weather/city/:city', '/weather/care-recommendations', '/weather/garden'],
  ...['/export', '/imports', '/sitter-links'],
];

interface Garden {
  ada: Gardener;
  fern: string;
  reminder: string;
  entry: string;
  notification: string;
}

let garden: Garden;
beforeEach(async () => {
  const ada = await server.register('Ada');
  const { _id: fern } = await server.call(addPlant, { form: { name: 'Fern' } }, ada.token);
  const json = { title: 'Water', plant: fern, scheduledDate: '2026-04-01', frequency: 'daily' as const };
  const { _id: reminder } = await server.call(addReminder, { json }, ada.token);
  const { _id: entry } = await server.call(addDiaryEntry, { form: { plant: fern, title: 'Wind' } }, ada.token);
  await server.db.updateTable('reminders').set({ moist_streak: 3 }).where('id', '=', reminder).execute();
  await server.runDue();
  const { notifications } = await server.call(listNotifications, { query: {} }, ada.token);
  garden = { ada, fern, reminder, entry, notification: `${notifications[0]?._id}` };
});

function get(path: string, headers: Record<string, string> = {}, who = garden.ada): Promise<Response> {
  return server.request(`/api${path}`, { headers: { authorization: `Bearer ${who.token}`, ...headers } });
}

const tagOf = async (path: string, who?: Gardener) => `${(await get(path, {}, who)).headers.get('etag')}`;

/** The text of an answer that nothing has kept. */
let asked = 0;
const newAnswer = async (path: string) => (await get(`${path}?asked=${asked++}`)).text();

interface Write {
  /** Whose answers change, at least. */
  changes: string[];
  input(garden: Garden): Parts | Promise<Parts>;
}

const byId =
  (id: keyof Omit<Garden, 'ada'>, parts: Parts = {}) =>
  (garden: Garden) => ({
    params: { id: garden[id] },
    ...parts,
  });
const placeOf = async ({ ada, fern }: Garden) =>
  (await server.call(movePlants, { json: { ids: [fern], location: 'Hall' } }, ada.token))[0]?.placeId;
const samplesOf = async ({ ada }: Garden) => (await server.call(addSamplePlants, {}, ada.token)).map(({ _id }) => _id);

/** What shows a plant that is there, its care or its notifications. */
const ABOUT_PLANTS = CHECKED.filter((path) => !['/places', '/plants/former'].includes(path));

/** Every call that may change what the lists show, by method and path. */
const WRITES: Record<string, Write> = {
  'POST /plants': { changes: ['/plants', '/statistics/year'], input: () => ({ form: { name: 'Palm' } }) },
  'PUT /plants/:id': {
    changes: ['/plants', '/diary', '/reminders', '/notifications'],
    input: byId('fern', { form: { name: 'Tree fern' } }),
  },
  'DELETE /plants/:id': { changes: ABOUT_PLANTS, input: byId('fern') },
  'POST /plants/delete': { changes: ABOUT_PLANTS, input: ({ fern }) => ({ json: { ids: [fern] } }) },
  'PUT /plants/:id/farewell': {
    changes: ['/plants', '/plants/former', '/reminders', '/notifications', '/notifications/stats'],
    input: byId('fern', { json: { reason: 'died' } }),
  },
  'DELETE /plants/:id/farewell': {
    changes: ['/plants', '/plants/former', '/reminders'],
    input: async ({ ada, fern }) => {
      await server.call(sayFarewell, { params: { id: fern }, json: { reason: 'died' } }, ada.token);
      return { params: { id: fern } };
    },
  },
  'POST /plants/move': { changes: ['/plants'], input: ({ fern }) => ({ json: { ids: [fern], location: 'Hall' } }) },
  'POST /places': { changes: ['/places'], input: () => ({ json: { name: 'Shed' } }) },
  'PUT /places/:id': {
    changes: ['/plants', '/places'],
    input: async (garden) => ({ params: { id: await placeOf(garden) }, json: { name: 'Porch' } }),
  },
  'DELETE /places/:id': {
    changes: ['/plants', '/places'],
    input: async (garden) => ({ params: { id: await placeOf(garden) } }),
  },
  'POST /plants/samples': { changes: ['/plants'], input: () => ({}) },
  'DELETE /plants/samples': { changes: ['/plants'], input: (garden) => samplesOf(garden).then(() => ({})) },
  'POST /plants/:id/keep': {
    changes: ['/plants'],
    input: async (garden) => ({ params: { id: (await samplesOf(garden))[0] } }),
  },
  'POST /diary': {
    changes: ['/diary', '/plants', '/statistics/year'],
    input: ({ fern }) => ({ form: { plant: fern, title: 'Repotted', activity: 'repotting' } }),
  },
  'PUT /diary/:id': { changes: ['/diary'], input: byId('entry', { form: { content: 'From the east' } }) },
  'DELETE /diary/:id': { changes: ['/diary'], input: byId('entry') },
  'POST /reminders': {
    changes: ['/reminders'],
    input: ({ fern }) => ({ json: { title: 'Feed', plant: fern, scheduledDate: '2026-06-01' } }),
  },
  'POST /reminders/several': {
    changes: ['/reminders'],
    input: ({ fern }) => ({ json: { plants: [fern], scheduledDate: '2026-06-01' } }),
  },
  'PUT /reminders/:id': {
    changes: ['/reminders', '/notifications'],
    input: byId('reminder', { json: { title: 'Soak' } }),
  },
  'DELETE /reminders/:id': { changes: ['/reminders', '/notifications'], input: byId('reminder') },
  'POST /reminders/delete': {
    changes: ['/reminders', '/notifications'],
    input: ({ reminder }) => ({ json: { ids: [reminder] } }),
  },
  'POST /reminders/complete': {
    changes: ['/reminders', '/diary', '/notifications', '/notifications/stats'],
    input: ({ reminder }) => ({ json: { ids: [reminder], diary: true } }),
  },
  'POST /reminders/:id/skip': { changes: ['/reminders'], input: byId('reminder', { json: {} }) },
  'POST /reminders/:id/snooze': { changes: ['/reminders'], input: byId('reminder', { json: { days: 1 } }) },
  'POST /reminders/:id/take-back': { changes: [], input: byId('reminder', { json: {} }) },
  'PUT /reminders/adaptive-watering': { changes: [], input: () => ({ json: { on: true } }) },
  'PUT /plants/:id/adaptive-watering': { changes: ['/plants'], input: byId('fern', { json: { on: true } }) },
  'POST /reminders/:id/still-moist': { changes: ['/reminders'], input: byId('reminder', { json: {} }) },
  'POST /reminders/:id/longer-rhythm': {
    changes: ['/reminders'],
    input: byId('reminder', { json: { accepted: true } }),
  },
  'POST /care': {
    changes: ['/diary', '/reminders', '/notifications'],
    input: ({ fern }) => ({ json: { plants: [fern], activity: 'watering' } }),
  },
  'POST /care/undo': {
    changes: ['/reminders'],
    input: async ({ ada, reminder }) => {
      await server.call(completeReminders, { json: { ids: [reminder] } }, ada.token);
      return { json: { entries: [], reminders: [reminder] } };
    },
  },
  'PATCH /notifications/mark-all-read': { changes: ['/notifications', '/notifications/stats'], input: () => ({}) },
  'PATCH /notifications/:id/read': { changes: ['/notifications', '/notifications/stats'], input: byId('notification') },
  'DELETE /notifications/:id': { changes: ['/notifications', '/notifications/stats'], input: byId('notification') },
  'DELETE /notifications/delete-read': {
    changes: ['/notifications'],
    input: ({ ada }) => server.call(markAllNotificationsRead, {}, ada.token).then(() => ({})),
  },
};

/** The calls that change nothing which a list shows, or only through the tables that are tested below. */
const OTHERS = [
  ...['PUT /auth/password', 'POST /auth/confirm-password', 'PUT /auth/notification-settings', 'PUT /auth/quiet-hours'],
  ...['POST /auth/logout', 'DELETE /auth/sessions', 'DELETE /auth/account', 'POST /auth/confirm-email/send'],
  ...['PUT /auth/profile', 'PUT /auth/preferences', 'POST /auth/first-steps/finish'],
  ...['POST /imports', 'POST /imports/plants', 'POST /imports/plants/preview', 'POST /imports/:id/undo'],
  ...['PUT /push/subscription', 'DELETE /push/subscription', 'POST /calendar', 'DELETE /calendar'],
  ...['POST /ai/identify', 'POST /ai/diagnose', 'POST /ai/care-advice', 'POST /ai/growth-prediction'],
  ...['POST /ai/care-schedule', 'POST /ai/climate-care', 'DELETE /ai/answers/:id'],
  ...['POST /plants/labels', 'POST /sitter-links', 'DELETE /sitter-links/:id'],
  ...['POST /plants/:id/recoveries', 'POST /recoveries/:id/check-ups', 'POST /recoveries/:id/close'],
];

const signedIn = endpoints.filter(({ access }) => access === 'signed-in');

test('every call of the contract is known here', () => {
  const reads = signedIn.filter(({ method }) => method === 'GET').map(({ path }) => path);
  expect(reads.sort()).toEqual([...CHECKED, ...ANSWERED].sort());
  const writes = signedIn.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  expect(writes.sort()).toEqual([...Object.keys(WRITES), ...OTHERS].sort());
});

describe('a caller who has the current answer', () => {
  test.each(CHECKED)('gets 304 and no body from %s, in each encoding', async (path) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const first = await get(path, { 'accept-encoding': encoding });
      const headers = Object.fromEntries(first.headers);
      expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'authorization, accept-encoding' });
      expect(headers.etag).toMatch(/^"[\w-]{22}(-gzip|-br)?"$/);
      const second = await get(path, { 'accept-encoding': encoding, 'if-none-match': `${headers.etag}` });
      expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', headers.etag]);
    }
  });

  test.each(ANSWERED.filter((path) => path.startsWith('/auth') || path === '/calendar'))(
    'is answered in full by %s, and keeps nothing',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  test.each(['*', '"x"', 'x', '', '"x", W/"y"'])('is answered when the tag is another: %s', async (tag) => {
    expect((await get('/plants', { 'if-none-match': tag })).status).toBe(200);
  });

  test('finds the tag among others, and when a proxy has weakened it', async () => {
    const tag = await tagOf('/plants');
    expect((await get('/plants', { 'if-none-match': `"x", W/${tag}` })).status).toBe(304);
  });

  test('gets no 304 for somebody else’s answer, for another address, or without a token', async () => {
    const eve = await server.register('Eve');
    const tag = await tagOf('/plants');
    expect(await tagOf('/plants', eve)).not.toBe(tag);
    const answers = [
      await get('/plants', { 'if-none-match': tag }, eve),
      await get('/diary', { 'if-none-match': tag }),
      await server.request('/api/plants', { headers: { 'if-none-match': tag } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401]);
    expect(await answers[0]?.json()).toEqual([]);
    expect(answers[2]?.headers.get('cache-control')).toBe('no-store');
  });

  test('gets the plants again on another day, when they are older', async () => {
    const tag = await tagOf('/plants');
    clock.forward(DAY);
    expect((await get('/plants', { 'if-none-match': tag })).status).toBe(200);
    const diary = await tagOf('/diary');
    clock.forward(DAY);
    expect((await get('/diary', { 'if-none-match': diary })).status).toBe(304);
  });
});

test('signing out has the browser forget what it keeps', async () => {
  const headers = { authorization: `Bearer ${garden.ada.token}` };
  const answer = await server.request(`/api${logout.path}`, { method: 'POST', headers });
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  expect((await get('/plants')).headers.has('clear-site-data')).toBe(false);
});

describe('after a write', () => {
  test.each(Object.entries(WRITES))(
    '%s no list is answered by what it was before',
    async (call, { changes, input }) => {
      const [method = '', path = ''] = call.split(' ');
      const endpoint = signedIn.find((each) => each.method === method && each.path === path);
      if (!endpoint) throw new Error(`There is no call ${call}`);
      const parts = await input(garden);
      const before = new Map<string, { tag: string; text: string }>();
      for (const list of CHECKED) before.set(list, { tag: await tagOf(list), text: await newAnswer(list) });

      await server.call(endpoint, parts as never, garden.ada.token); // The table's inputs are not typed by endpoint.

      const changed: string[] = [];
      for (const [list, { tag, text }] of before) {
        const now = await newAnswer(list);
        const answer = await get(list, { 'if-none-match': tag });
        if (now === text) continue;
        changed.push(list);
        expect({ list, status: answer.status, text: await answer.text() }).toEqual({ list, status: 200, text: now });
      }
      expect(changed).toEqual(expect.arrayContaining(changes));
    },
  );

  test('of one gardener, another’s answers stay as they are', async () => {
    const eve = await server.register('Eve');
    const tags = new Map<string, string>();
    for (const list of CHECKED) tags.set(list, await tagOf(list, eve));
    await server.call(care.logCare, { json: { plants: [garden.fern], activity: 'watering' } }, garden.ada.token);
    for (const [list, tag] of tags) expect((await get(list, { 'if-none-match': tag }, eve)).status).toBe(304);
  });
});

describe('the versions', () => {
  const versions = () =>
    server.db
      .selectFrom('data_versions')
      .select([...AREAS])
      .where('user_id', '=', garden.ada.user._id)
      .executeTakeFirstOrThrow();

  test.each([
    ['plants', 'plants'],
    ['diary', 'diary_entries'],
    ['reminders', 'reminders'],
    ['notifications', 'notifications'],
  ] as const)('of %s moves with each row that any process inserts, changes or deletes', async (area, table) => {
    const seen = [await versions()];
    const rows = server.db.selectFrom(table).selectAll().where('user_id', '=', garden.ada.user._id);
    const row = await rows.executeTakeFirstOrThrow();
    await server.db
      .updateTable(table)
      .set({ created_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', row.id)
      .execute();
    seen.push(await versions());
    const another = { ...row, id: '0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c', series_id: 'another' };
    const { series_id, ...withoutSeries } = another;
    await server.db
      .insertInto(table)
      .values((table === 'reminders' ? { ...withoutSeries, series_id } : withoutSeries) as never) // The table's own row.
      .execute();
    seen.push(await versions());
    await server.db.deleteFrom(table).where('id', '=', another.id).execute();
    seen.push(await versions());
    expect(new Set(seen.map((each) => each[area])).size).toBe(4);
    const others = AREAS.filter((each) => each !== area);
    for (const other of others) expect(new Set(seen.map((each) => each[other])).size).toBe(1);
  });

  test('stay where they were when the transaction is rolled back', async () => {
    const before = await versions();
    const failing = server.db.transaction().execute(async (tx) => {
      await tx.updateTable('plants').set({ name: 'Lost' }).execute();
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await versions()).toEqual(before);
  });
});

test('what another process writes is answered at once', async () => {
  const tag = await tagOf('/plants');
  await server.db.updateTable('plants').set({ name: 'Written elsewhere' }).where('id', '=', garden.fern).execute();
  const answer = await get('/plants', { 'if-none-match': tag });
  expect([answer.status, await answer.json()]).toEqual([200, [expect.objectContaining({ name: 'Written elsewhere' })]]);
});

test.runIf(onPostgres)('two servers on one database answer with what the other wrote', async () => {
  const place = await createTestDatabase();
  const env = { ...place.env, DATABASE_URL: `${server.databaseUrl}` };
  const second = await createApp(await createContext(readConfig(env), { clock }));
  try {
    const headers = { authorization: `Bearer ${garden.ada.token}` };
    const there = () => second.inject({ url: '/api/plants', headers });
    const known = (await there()).headers.etag;
    expect(known).toMatch(/^"/);
    for (const name of ['Palm', 'Ivy', 'Aloe']) {
      await server.call(addPlant, { form: { name } }, garden.ada.token);
      const answer = await second.inject({ url: '/api/plants', headers: { ...headers, 'if-none-match': `${known}` } });
      expect([answer.statusCode, answer.json()[0].name]).toEqual([200, name]);
      expect((await there()).json()[0].name).toBe(name);
    }
  } finally {
    await second.close();
    await place.remove();
  }
});
