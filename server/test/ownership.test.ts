import { randomUUID } from 'node:crypto';
import { diagnosePlant } from '@plantcare/contract/assistant/diagnose.ts';
import { addDiaryEntry } from '@plantcare/contract/diary.ts';
import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import { listPlaces } from '@plantcare/contract/places.ts';
import { addPlant, movePlants } from '@plantcare/contract/plants.ts';
import { openRecovery } from '@plantcare/contract/recovery.ts';
import { addReminder } from '@plantcare/contract/reminders.ts';
import { addSitterLink } from '@plantcare/contract/sitter.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../src/endpoints.ts';
import { fittingInput } from './support/arbitrary-input.ts';
import { leafPhoto } from './support/files/leaf-photo.ts';
import { type Input, sendInput } from './support/send-input.ts';
import { bootServer } from './support/server.ts';

/** Stands in the texts that Ada writes, and must be in no answer to Eve. */
const SECRET = 'only-for-ada';
const RUNS = Number(process.env.FUZZ_RUNS ?? 6);
const SEED = 20_260_501;
/** Ada's rows, of whatever kind. */
const TABLES = [
  ...(['plants', 'diary_entries', 'reminders', 'notifications', 'answers', 'photos', 'recoveries'] as const),
  ...([
    'recovery_looks',
    'places',
    'plant_moves',
    'sessions',
    'push_subscriptions',
    'known_devices',
    'imports',
    'sitter_links',
  ] as const),
];
/** What is the same for all gardeners, and known by an id. */
const PUBLIC_ITEMS = ['Species'];

const server = await bootServer();
afterAll(() => server.close());
const photo = await leafPhoto({ spots: 10 });
const ada = await server.register('Ada');
let eve = await server.register('Eve');

/** One of each thing that a call can name; the things that calls are about need one here. */
const theirs: Record<string, string> = {};
let before: unknown;

beforeAll(async () => {
  const { token } = ada;
  const plant = (await server.call(addPlant, { form: { name: SECRET, notes: SECRET }, photo }, token))._id;
  await server.call(movePlants, { json: { ids: [plant], location: SECRET } }, token);
  const [place] = await server.call(listPlaces, {}, token);
  const entry = await server.call(addDiaryEntry, { form: { plant, title: SECRET }, photo }, token);
  const scheduledDate = new Date(Date.now() - 1_000).toISOString();
  const reminder = await server.call(addReminder, { json: { title: SECRET, plant, scheduledDate } }, token);
  const { data } = await server.call(diagnosePlant, { form: { plant }, photos: [photo] }, token);
  const answer = `${data.answerId}`;
  const recovery = await server.call(openRecovery, { params: { id: plant }, form: { answer }, photo }, token);
  await server.runDue();
  const [importId, now] = [randomUUID(), new Date().toISOString()];
  await server.db
    .insertInto('imports')
    .values({
      ...{ id: importId, user_id: ada.user._id, state: 'done', error: null, created_at: now, touched_at: now },
      ...{ photos_done: 0, photos: 0, plants: 0, diary_entries: 0, reminders: 0, source: 'zip', left_out: '[]' },
    })
    .execute();
  const today = scheduledDate.slice(0, 10);
  const json = { name: SECRET, firstDay: today, lastDay: new Date(Date.now() + 9e8).toISOString().slice(0, 10) };
  const { link } = await server.call(addSitterLink, { json }, token);
  const notification = server.db.selectFrom('notifications').select('id').where('reminder_id', '=', reminder._id);
  Object.assign(theirs, {
    ...{ Plant: plant, 'Diary entry': entry._id, Reminder: reminder._id, Answer: answer, Treatment: recovery._id },
    Import: importId,
    Link: link._id,
    Place: `${place?._id}`,
    Notification: (await notification.executeTakeFirstOrThrow()).id,
  });
  before = await rowsOfAda();
});

async function rowsOfAda(): Promise<unknown> {
  const { _id } = ada.user;
  const account = await server.db.selectFrom('users').selectAll().where('id', '=', _id).execute();
  const rows = TABLES.map((table) => server.db.selectFrom(table).selectAll().where('user_id', '=', _id).execute());
  return [account, ...(await Promise.all(rows))];
}

function namingAdas(endpoint: Endpoint) {
  const ids = Object.values(theirs);
  const some = (schema: Endpoint['json']) => (schema ? fittingInput(schema, ids) : fc.constant({}));
  const item = theirs[endpoint.item ?? ''];
  return fc.record({
    params: item ? fc.constant({ id: item }) : some(endpoint.params),
    query: some(endpoint.query),
    json: some(endpoint.json),
    form: some(endpoint.form),
    picture: fc.constant(photo),
  });
}

const signedIn = endpoints.filter(({ access }) => access === 'signed-in');
const aboutOne = signedIn.filter(
  ({ params, item }) => params && 'id' in params.shape && !PUBLIC_ITEMS.includes(`${item}`),
);

test.each(aboutOne)('there is one of Ada’s things for $method $path', ({ item }) => {
  expect(Object.keys(theirs)).toContain(item);
});

test.each(signedIn)(
  '$method $path does nothing to what is somebody else’s, and tells nothing of it',
  async (endpoint) => {
    await fc.assert(
      fc.asyncProperty(namingAdas(endpoint), async (generated) => {
        // What the record of arbitraries makes for an object schema is an object.
        const response = await sendInput(server.request, endpoint, generated as Input, eve.token);
        const text = await response.text();
        expect(text).not.toContain(SECRET);
        if (aboutOne.includes(endpoint)) expect([400, 404], text).toContain(response.status);
        expect(await rowsOfAda()).toEqual(before);
        if (['/auth/logout', '/auth/account'].includes(endpoint.path)) eve = await server.register('Eve');
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  },
  120_000,
);
