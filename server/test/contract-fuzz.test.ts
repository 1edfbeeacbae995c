import { addDiaryEntry } from '@plantcare/contract/diary.ts';
import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import { ErrorBody } from '@plantcare/contract/errors.ts';
import { listNotifications } from '@plantcare/contract/notifications.ts';
import { addPlace } from '@plantcare/contract/places.ts';
import { addPlant } from '@plantcare/contract/plants.ts';
import { addReminder } from '@plantcare/contract/reminders.ts';
import { addSitterLink } from '@plantcare/contract/sitter.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { endpoints } from '../src/endpoints.ts';
import { type Arbitrary, inputFor } from './support/arbitrary-input.ts';
import { leafPhoto } from './support/files/leaf-photo.ts';
import { type Input, sendInput } from './support/send-input.ts';
import { bootServer } from './support/server.ts';

/** In the time that a whole test run has; `npm run torture` has more, from another seed. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 10);
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_501);

const server = await bootServer();
afterAll(() => server.close());

/** Which calls have succeeded at least once: what is always refused at the door tries nothing. */
const succeeded = new Set<Endpoint>();

const stranger = await gardenOf('Eve');
let own = stranger;
/** Whether a call may have completed, changed or ended what there was in the own garden. */
let isChanged = true;
const leaf = await leafPhoto();

/** Somebody with one of each thing that a call can name, and their ids. */
async function gardenOf(name: string) {
  const { token } = await server.register(name);
  const plant = await server.call(addPlant, { form: { name: 'Fern' } }, token);
  const entry = await server.call(addDiaryEntry, { form: { plant: plant._id, title: 'Leaf' } }, token);
  const rhythm = { type: 'watering', frequency: 'weekly' } as const;
  const json = { title: 'Water', plant: plant._id, scheduledDate: '2026-05-01T09:00:00.000Z', ...rhythm };
  const reminder = await server.call(addReminder, { json }, token);
  const place = await server.call(addPlace, { json: { name: 'Balcony' } }, token);
  const today = new Date().toISOString().slice(0, 10);
  const days = { firstDay: today, lastDay: today };
  const { link } = await server.call(addSitterLink, { json: { name: 'Robin', ...days } }, token);
  await server.runDue();
  const { notifications } = await server.call(listNotifications, { query: {} }, token);
  const notice = notifications[0]?._id ?? '';
  return {
    token,
    of: {
      ...{ Plant: plant._id, 'Diary entry': entry._id, Reminder: reminder._id, Notification: notice },
      ...{ Place: place._id, Link: link._id },
    },
  };
}

function inputsOf(endpoint: Endpoint) {
  // Most ids that a call takes are those of plants, or of reminders.
  const { Plant, Reminder } = own.of;
  const usual = endpoint.path.startsWith('/reminders/') ? [Plant, Reminder] : [Plant, Plant];
  const ids = [...Array(4).fill(usual).flat(), ...Object.values(own.of), ...Object.values(stranger.of)];
  const some = (schema: Endpoint['json']): Arbitrary => (schema ? inputFor(schema, ids) : fc.constant({}));
  const known = Object.entries({ ...own.of, Species: 'monstera-deliciosa' }).find(
    ([item]) => item === endpoint.item,
  )?.[1];
  const params = some(endpoint.params);
  return fc.record({
    params: known ? fc.oneof({ weight: 4, arbitrary: fc.constant({ id: known }) }, params) : params,
    query: some(endpoint.query),
    json: some(endpoint.json),
    form: some(endpoint.form),
    picture: fc.oneof(
      { weight: 5, arbitrary: fc.constant(leaf) },
      fc.constantFrom(new Blob([]), new Blob(['no picture']), leaf.slice(0, 2_000)),
    ),
  });
}

describe('whatever is sent, within or beyond what the contract says', () => {
  test.each(endpoints)(
    '$method $path answers as the contract says, and never with a server error',
    async (endpoint) => {
      if (isChanged) own = await gardenOf('Ada');
      isChanged = endpoint.method !== 'GET';
      await fc.assert(
        fc.asyncProperty(inputsOf(endpoint), async (generated) => {
          // What the record of arbitraries makes for an object schema is an object.
          const response = await sendInput(server.request, endpoint, generated as Input, own.token);
          if (response.ok && endpoint.file) {
            expect(response.headers.get('content-type')).toBe(endpoint.file);
            await response.bytes();
            succeeded.add(endpoint);
            return;
          }
          const text = await response.text();
          const told = `${response.status} ${text.slice(0, 500)}`;
          // The weather service of this test cannot be reached.
          if (response.status >= 500) expect(told).toMatch(/^503 .*"code":"unavailable"/);
          const body: unknown = JSON.parse(text);
          const schema = response.ok ? endpoint.response : ErrorBody;
          if (response.ok) succeeded.add(endpoint);
          expect(schema.safeParse(body), told).toEqual({ success: true, data: body });
          if (response.status === 401 || (response.ok && endsSomething(endpoint))) own = await gardenOf('Ada');
        }),
        { numRuns: RUNS, seed: SEED, endOnFailure: true },
      );
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
    600_000,
  );
});

/** What cannot succeed by chance: a secret, another server, a file or an earlier answer is missing. */
const NEEDS_MORE = [
  'POST /auth/login',
  'POST /auth/confirm-password',
  'PUT /auth/password',
  'POST /auth/confirm-email',
  'POST /auth/confirm-email/send',
  'POST /auth/forgot-password',
  'POST /auth/reset-password',
  'POST /auth/unsubscribe/:token',
  'PUT /push/subscription',
  'GET /weather/city/:city',
  'GET /weather/care-recommendations',
  'POST /imports',
  'POST /imports/:id/undo',
  'POST /plants/:id/recoveries',
  'POST /recoveries/:id/check-ups',
  'POST /recoveries/:id/close',
  'DELETE /ai/answers/:id',
  'GET /plants/:id/time-lapse',
  'POST /sitter/list',
  'POST /sitter/photo',
  'POST /sitter/complete',
  'POST /sitter/undo',
];

test('what can succeed has also succeeded, in a short run most of it', () => {
  const refused = endpoints
    .filter((each) => !succeeded.has(each))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !NEEDS_MORE.includes(call));
  expect(refused.length, refused.join(', ')).toBeLessThanOrEqual(RUNS < 40 ? endpoints.length / 10 : 0);
});

/** Calls after which the account, its session or one of its things is gone. */
function endsSomething({ method, path, access }: Endpoint): boolean {
  return access === 'signed-in' && (method === 'DELETE' || ['/auth/logout', '/plants/delete'].includes(path));
}
