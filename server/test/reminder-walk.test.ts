import { login } from '@plantcare/contract/auth.ts';
import * as plants from '@plantcare/contract/plants.ts';
import * as reminders from '@plantcare/contract/reminders.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { DAY, HOUR, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const clock = movableClock();
const server = await bootServer({ clock });
afterAll(() => server.close());

const ada = await server.register('Ada', 'Europe/Berlin');

const ACTIONS = ['complete', 'reopen', 'snooze', 'skip', 'moist', 'longer', 'title', 'date', 'move', 'all'] as const;

/** What is done to which of the reminders there are, counted in the order in which they were set. */
interface Step {
  action: (typeof ACTIONS)[number];
  which: number;
  hoursLater: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  // Completing and opening again is what makes and takes back, so it comes most.
  action: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('complete', 'reopen') },
    { weight: 2, arbitrary: fc.constantFrom(...ACTIONS) },
  ),
  which: fc.nat(20),
  hoursLater: fc.constantFrom(0, 1, 30, 200),
});

// Another walk is not a shorter one that fails: the races in it come out differently.
const WALKS = { numRuns: 15, endOnFailure: true };

async function list(): Promise<reminders.Reminder[]> {
  return (await server.call(reminders.listReminders, {}, ada.token)).reverse();
}

async function put(method: string, path: string, json: unknown): Promise<number> {
  const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify(json);
  return (await server.request(`/api/reminders${path}`, { method, headers, body })).status;
}

/** @returns the status of the answer: what was just changed, or taken back, from elsewhere may be refused. */
async function act({ action, which }: Step, all: reminders.Reminder[], shelf: plants.Plant[]): Promise<number> {
  const reminder = all[which % all.length];
  if (!reminder) throw new Error('No reminder is left');
  const path = `/${reminder._id}`;
  const acts: Record<Step['action'], () => Promise<number>> = {
    complete: () => put('PUT', path, { completed: true }),
    reopen: () => put('PUT', path, { completed: false }),
    snooze: () => put('POST', `${path}/snooze`, { days: 3 }),
    skip: () => put('POST', `${path}/skip`, {}),
    moist: () => put('POST', `${path}/still-moist`, {}),
    longer: () => put('POST', `${path}/longer-rhythm`, { accepted: true }),
    title: () => put('PUT', path, { title: `Water ${which}` }),
    date: () => put('PUT', path, { scheduledDate: new Date(clock().getTime() + which * DAY).toISOString() }),
    move: () => put('PUT', path, { plant: shelf[which % shelf.length] }),
    all: () => put('POST', '/complete', { ids: all.slice(which % all.length).map(({ _id }) => _id) }),
  };
  return acts[action]();
}

async function withShelf(walk: (shelf: plants.Plant[]) => Promise<void>): Promise<void> {
  // The walks together take longer than a session lasts.
  ada.token = (await server.call(login, { json: ada })).token;
  const shelf: plants.Plant[] = [];
  for (const name of ['Fern', 'Palm']) {
    shelf.push(await server.call(plants.addPlant, { form: { name } }, ada.token));
  }
  for (const frequency of ['daily', 'weekly'] as const) {
    const scheduledDate = clock().toISOString();
    const json = { title: 'Water', plant: shelf[0]?._id ?? '', scheduledDate, frequency };
    await server.call(reminders.addReminder, { json }, ada.token);
  }
  try {
    await walk(shelf);
  } finally {
    for (const { _id: id } of shelf) await server.call(plants.deletePlant, { params: { id } }, ada.token);
  }
}

/** Neither of the two series is ever lost, or open twice; nor is anything that was completed. */
async function expectBothSeries(before: reminders.Reminder[]): Promise<void> {
  const open = await server.db
    .selectFrom('reminders')
    .select('series_id')
    .where('user_id', '=', ada.user._id)
    .where('completed_at', 'is', null)
    .where('frequency', '!=', 'once')
    .execute();
  expect(open).toHaveLength(2);
  expect(new Set(open.map(({ series_id }) => series_id)).size).toBe(2);
  const after = new Set((await list()).map(({ _id }) => _id));
  for (const { _id, completed } of before) if (completed) expect(after).toContain(_id);
}

test('whatever is done, one after the other, each series has one open reminder and nothing completed is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), (steps) =>
      withShelf(async (shelf) => {
        for (const step of steps) {
          clock.forward(step.hoursLater * HOUR);
          const all = await list();
          expect([200, 422]).toContain(await act(step, all, shelf));
          await expectBothSeries(all);
        }
      }),
    ),
    WALKS,
  );
}, 120_000);

test('whatever is done at once from several devices, each series has one open reminder', async () => {
  const together = fc.array(step, { minLength: 2, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.array(together, { minLength: 2, maxLength: 6 }), (rounds) =>
      withShelf(async (shelf) => {
        for (const steps of rounds) {
          clock.forward((steps[0]?.hoursLater ?? 0) * HOUR);
          const all = await list();
          const answers = await Promise.all([...steps.map((step) => act(step, all, shelf)), server.runDue()]);
          for (const status of answers) expect([200, 404, 409, 422, undefined]).toContain(status);
          await expectBothSeries([]);
        }
      }),
    ),
    WALKS,
  );
}, 120_000);
