import type { CallInput } from '@plantcare/contract/endpoint.ts';
import { addPlant, type Plant } from '@plantcare/contract/plants.ts';
import * as reminders from '@plantcare/contract/reminders.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { bootServer } from './support/server.ts';

// Nine o’clock in Berlin, where Ada lives, is 07:00 in UTC until 24 October, and 08:00 until 27 March.
const IN_SEPTEMBER = '2026-09-21T08:00:00.000Z';
const SEPTEMBER_24 = '2026-09-24T07:00:00.000Z';
const MARCH_1 = '2027-03-01T08:00:00.000Z';
const MIDNIGHT_OF_OCTOBER = '2026-09-30T22:00:00.000Z';
const season = { from: 3, to: 9 };

let now = IN_SEPTEMBER;
const server = await bootServer({ clock: () => new Date(now) });
afterAll(() => server.close());

let ada: Gardener;
let fern: Plant;
beforeEach(async () => {
  now = IN_SEPTEMBER;
  ada = await server.register('Ada', 'Europe/Berlin');
  fern = await server.call(addPlant, { form: { name: 'Fern' } }, ada.token);
});

type New = CallInput<typeof reminders.addReminder>['json'];

function set(json: Partial<New> = {}): Promise<reminders.Reminder> {
  const usual = {
    title: 'Feed',
    plant: fern._id,
    scheduledDate: SEPTEMBER_24,
    frequency: 'daily',
    interval: 14,
  } as const;
  return server.call(reminders.addReminder, { json: { ...usual, season, ...json } }, ada.token);
}

const change = ({ _id: id }: { _id: string }, json: CallInput<typeof reminders.updateReminder>['json']) =>
  server.call(reminders.updateReminder, { params: { id }, json }, ada.token);
const snooze = ({ _id: id }: { _id: string }) =>
  server.call(reminders.snoozeReminder, { params: { id }, json: { days: 7 } }, ada.token);
const get = ({ _id: id }: { _id: string }) => server.call(reminders.getReminder, { params: { id } }, ada.token);

async function open(): Promise<reminders.Reminder[]> {
  return (await server.call(reminders.listReminders, {}, ada.token)).filter(({ completed }) => !completed);
}

/** How many notifications of reminders Ada has not read. Read from the database, because her session ends in winter. */
async function unread(): Promise<number> {
  const rows = await server.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', ada.user._id)
    .where('type', '=', 'reminder')
    .where('read', '=', 0)
    .execute();
  return rows.length;
}

describe('a reminder with a season', () => {
  test('keeps its months; one of the whole year, or that comes once, has none', async () => {
    expect(await set()).toMatchObject({ season, scheduledDate: SEPTEMBER_24 });
    expect(await set({ season: { from: 4, to: 3 } })).toMatchObject({ season: null });
    expect(await set({ frequency: 'once' })).toMatchObject({ season: null, scheduledDate: SEPTEMBER_24 });
  });

  test('that would first come while it rests comes when its season begins', async () => {
    expect(await set({ scheduledDate: '2026-12-24' })).toMatchObject({ scheduledDate: MARCH_1 });
  });

  test('that is completed at the end of its season comes again when the next one begins', async () => {
    await change(await set(), { completed: true });
    expect(await open()).toMatchObject([{ season, scheduledDate: MARCH_1, snoozedUntil: null }]);
  });

  test('that is snoozed, found still moist or skipped into its rest comes when the next season begins', async () => {
    now = '2026-09-28T08:00:00.000Z';
    expect(await snooze(await set())).toMatchObject({ scheduledDate: MARCH_1, snoozedUntil: null });
    const params = { id: (await set())._id };
    const skipped = await server.call(reminders.skipReminder, { params, json: {} }, ada.token);
    expect(skipped).toMatchObject({ scheduledDate: MARCH_1 });
    now = '2026-09-30T08:00:00.000Z';
    const watering = { params: { id: (await set({ type: 'watering' }))._id }, json: {} };
    expect(await server.call(reminders.stillMoist, watering, ada.token)).toMatchObject({ scheduledDate: MARCH_1 });
  });

  test('that is left open is notified until its season is over, then rests and is not notified again', async () => {
    const reminder = await set();
    now = '2026-09-28T08:00:00.000Z';
    await server.runDue();
    expect(await unread()).toBe(1);
    now = MIDNIGHT_OF_OCTOBER;
    await server.runDue();
    expect(await get(reminder)).toMatchObject({ scheduledDate: MARCH_1, completed: false });
    expect(await unread()).toBe(0);
    now = '2027-02-27T08:00:00.000Z';
    await server.runDue();
    expect(await unread()).toBe(0);
    now = MARCH_1;
    await server.runDue();
    expect(await unread()).toBe(1);
  });

  test('that is opened again after its season rests as well', async () => {
    const reminder = await set();
    await change(reminder, { completed: true });
    now = '2026-10-02T08:00:00.000Z';
    await change(reminder, { completed: false });
    await server.runDue();
    expect(await open()).toMatchObject([{ _id: reminder._id, scheduledDate: MARCH_1 }]);
  });
});

describe('changing a season', () => {
  test('moves what is due outside of it, or overdue while it rests', async () => {
    const later = await set({ season: null, scheduledDate: '2026-10-24' });
    expect(await change(later, { season })).toMatchObject({ season, scheduledDate: MARCH_1 });
    const overdue = await set({ season: null });
    now = '2026-10-02T08:00:00.000Z';
    expect(await change(overdue, { season })).toMatchObject({ scheduledDate: MARCH_1 });
  });

  test('to the whole year leaves the date, and counts from there', async () => {
    const reminder = await set({ scheduledDate: '2026-12-24' });
    expect(await change(reminder, { season: null })).toMatchObject({ season: null, scheduledDate: MARCH_1 });
    await change(reminder, { completed: true });
    expect(await open()).toMatchObject([{ scheduledDate: '2027-03-15T08:00:00.000Z' }]);
  });

  test('happens with the frequency "once", and not where a call does not name it', async () => {
    const reminder = await set();
    expect(await change(reminder, { title: 'Feed well' })).toMatchObject({ season, title: 'Feed well' });
    expect(await change(reminder, { frequency: 'once' })).toMatchObject({ season: null });
  });

  test('leaves a completed reminder where it was', async () => {
    const reminder = await set({ season: null });
    await change(reminder, { completed: true });
    expect(await change(reminder, { season: { from: 1, to: 2 } })).toMatchObject({ scheduledDate: SEPTEMBER_24 });
  });

  test.each([{ from: 0, to: 3 }, { from: 3, to: 13 }, { from: 3 }, 'March'])('to %j is refused', async (wrong) => {
    const json = { title: 'Feed', plant: fern._id, scheduledDate: SEPTEMBER_24, frequency: 'daily', season: wrong };
    const response = await server.request('/api/reminders', {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { season: expect.stringMatching(/months/) } });
  });
});
