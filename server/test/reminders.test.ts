import { deleteAccount } from '@plantcare/contract/auth.ts';
import * as plants from '@plantcare/contract/plants.ts';
import * as reminders from '@plantcare/contract/reminders.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const clock = movableClock();
const server = await bootServer({ clock });
afterAll(() => server.close());

let ada: Gardener;
let eve: Gardener;
let fern: plants.Plant;
let palm: plants.Plant;
beforeEach(async () => {
  [ada, eve] = await Promise.all([server.register('Ada', 'Europe/Berlin'), server.register('Eve')]);
  fern = await addPlant('Fern');
  palm = await addPlant('Palm');
});

function addPlant(name: string, owner = ada): Promise<plants.Plant> {
  return server.call(plants.addPlant, { form: { name } }, owner.token);
}

const TOMORROW = '2026-05-02T07:00:00.000Z';

function set(json: Record<string, unknown> = {}, owner = ada): Promise<reminders.Reminder> {
  const reminder = { title: 'Water', plant: fern._id, scheduledDate: TOMORROW, ...json };
  return server.call(reminders.addReminder, { json: reminder }, owner.token);
}

function change(id: string, json: Record<string, unknown>): Promise<reminders.Reminder> {
  return server.call(reminders.updateReminder, { params: { id }, json }, ada.token);
}

const get = (id: string) => server.call(reminders.getReminder, { params: { id } }, ada.token);
const list = (owner = ada) => server.call(reminders.listReminders, {}, owner.token);
const remove = (id: string) => server.call(reminders.deleteReminder, { params: { id } }, ada.token);

describe('setting a reminder', () => {
  test('needs a title, a plant and a date: it is then about watering, once, and mailed', async () => {
    const reminder = await set({ title: ' Water the fern ' });
    expect(reminder).toEqual({
      _id: reminder._id,
      plant: { _id: fern._id, name: 'Fern' },
      title: 'Water the fern',
      description: null,
      type: 'watering',
      scheduledDate: TOMORROW,
      snoozedUntil: null,
      frequency: 'once',
      interval: 1,
      season: null,
      emailNotification: true,
      completed: false,
      completedAt: null,
      longerRhythm: null,
      adjustment: null,
      version: 1,
      createdAt: clock().toISOString(),
    });
    expect(await get(reminder._id)).toEqual(reminder);
  });

  test('keeps everything that was chosen', async () => {
    const chosen = {
      title: 'Düngen 🌿',
      description: 'Half a cap\nin two litres',
      type: 'fertilizing',
      frequency: 'monthly',
      interval: 2,
      emailNotification: false,
    };
    expect(await set(chosen)).toMatchObject(chosen);
  });

  test.each(reminders.ReminderType.options)('can be about %s', async (type) => {
    expect(await set({ type })).toMatchObject({ type });
  });

  test.each(reminders.FREQUENCIES)('can come %s', async (frequency) => {
    expect(await set({ frequency })).toMatchObject({ frequency, interval: 1 });
  });

  test.each([1, reminders.MAX_INTERVAL])('can come every %i weeks', async (interval) => {
    expect(await set({ frequency: 'weekly', interval })).toMatchObject({ interval });
  });

  test('takes the plant as its id or as the object that a reminder carries', async () => {
    expect((await set({ plant: palm._id })).plant).toEqual({ _id: palm._id, name: 'Palm' });
    expect((await set({ plant: { _id: palm._id, name: 'whatever' } })).plant).toEqual({ _id: palm._id, name: 'Palm' });
  });

  test.each([
    ['2026-05-04', '2026-05-04T07:00:00.000Z'],
    ['2026-01-04', '2026-01-04T08:00:00.000Z'],
    [' 2026-05-04 ', '2026-05-04T07:00:00.000Z'],
    ['2026-05-04T18:30:00.000Z', '2026-05-04T18:30:00.000Z'],
    ['2026-05-04T18:30:00+05:30', '2026-05-04T13:00:00.000Z'],
    ['2026-05-04T00:30:00-23:59', '2026-05-05T00:29:00.000Z'],
    ['1900-01-01T00:00:00.000Z', '1900-01-01T00:00:00.000Z'],
    ['2199-12-31T23:59:59.999Z', '2199-12-31T23:59:59.999Z'],
    ['2024-02-29', '2024-02-29T08:00:00.000Z'],
    ['2026-05-04T18:30', '2026-05-04T16:30:00.000Z'],
    ['2026-05-04T18:30:15', '2026-05-04T16:30:15.000Z'],
    ['2026-05-04T18:30Z', '2026-05-04T18:30:00.000Z'],
  ])(
    'for %o is due at %s: what names no zone is meant where the gardener lives, a day at nine',
    async (scheduledDate, moment) => {
      expect((await set({ scheduledDate })).scheduledDate).toBe(moment);
    },
  );

  test('keeps nothing else that was sent, and no empty description', async () => {
    const mine = await set();
    const reminder = await set({
      ...{ _id: mine._id, user_id: eve.user._id, completed: true, snoozedUntil: TOMORROW },
      ...{ createdAt: '2001-01-01T00:00:00.000Z', description: ' ' },
    });
    expect(reminder._id).not.toBe(mine._id);
    expect(reminder).toMatchObject({
      ...{ completed: false, snoozedUntil: null, createdAt: clock().toISOString(), description: null },
    });
    expect(await list(eve)).toEqual([]);
  });

  test('is refused for a plant of somebody else, which looks as one that is not there', async () => {
    const hers = await addPlant('Hers', eve);
    for (const plant of [hers._id, { _id: hers._id }, uuidv7()]) {
      const json = { title: 'Water', plant, scheduledDate: TOMORROW };
      expect(await server.refusal(reminders.addReminder, { json }, ada.token)).toMatchObject({
        status: 404,
        msg: 'Plant not found.',
      });
    }
    expect(await list()).toEqual([]);
  });
});

const DUE_WRONG = 'Due date must be a date';
const DUE_RANGE = 'The due date must be between the years 1900 and 2200';
const INTERVAL_WRONG = 'Interval must be a whole number from 1 to 365';

const WRONG: [field: string, text: string, json: Record<string, unknown>][] = [
  ['title', 'Title is required', { title: ' ' }],
  ['title', 'Title is required', { title: null }],
  ['title', 'Title can have at most 200 characters', { title: 'a'.repeat(201) }],
  ['title', 'This text contains a character that cannot be stored', { title: 'a\0b' }],
  ['description', 'Description can have at most 10000 characters', { description: 'a'.repeat(10_001) }],
  ['description', 'Invalid request. Please check your input and try again.', { description: 5 }],
  ['plant', 'Plant is required', { plant: '' }],
  ['plant', 'Plant is required', { plant: null }],
  ['plant', 'Plant is required', { plant: {} }],
  ['plant', 'Plant is required', { plant: { _id: 'garbage' } }],
  ['plant', 'Plant is required', { plant: 'garbage' }],
  ['type', 'Please choose one of: watering, fertilizing, ', { type: 'dancing' }],
  ['scheduledDate', 'Due date is required', { scheduledDate: '' }],
  ['scheduledDate', 'Due date is required', { scheduledDate: null }],
  ['scheduledDate', DUE_WRONG, { scheduledDate: 'tomorrow' }],
  ['scheduledDate', DUE_WRONG, { scheduledDate: '2026-02-30' }],
  ['scheduledDate', DUE_WRONG, { scheduledDate: '2026-02-30T09:00:00Z' }],
  ['scheduledDate', DUE_WRONG, { scheduledDate: '2026-02-30T09:00' }],
  ['scheduledDate', DUE_WRONG, { scheduledDate: '2026-05-04T24:00:00Z' }],
  ['scheduledDate', DUE_RANGE, { scheduledDate: '1899-12-31' }],
  ['scheduledDate', DUE_RANGE, { scheduledDate: '2200-01-01' }],
  ['scheduledDate', DUE_RANGE, { scheduledDate: '0000-01-01' }],
  ['scheduledDate', DUE_RANGE, { scheduledDate: '0000-01-01T00:00:00+14:00' }],
  ['scheduledDate', DUE_RANGE, { scheduledDate: '9999-12-31T23:59:59-12:00' }],
  ['frequency', 'Please choose one of: once, daily, weekly, monthly', { frequency: 'hourly' }],
  ['interval', INTERVAL_WRONG, { interval: 0 }],
  ['interval', INTERVAL_WRONG, { interval: 366 }],
  ['interval', INTERVAL_WRONG, { interval: 1.5 }],
  ['interval', INTERVAL_WRONG, { interval: '2' }],
  ['emailNotification', 'Email notification must be on or off', { emailNotification: 'yes' }],
];

describe('what cannot be', () => {
  test.each(WRONG)('is refused for a new reminder at the field %s: %s', async (field, text, wrong) => {
    const json = { title: 'Water', plant: fern._id, scheduledDate: TOMORROW, ...wrong };
    const refusal = await server.refusal(reminders.addReminder, { json }, ada.token);
    expect(refusal).toMatchObject({ status: 400, fields: { [field]: expect.stringContaining(text) } });
    expect(await list()).toEqual([]);
  });

  test.each(WRONG)('is refused for a change at the field %s: %s', async (field, text, json) => {
    const reminder = await set();
    const refusal = await server.refusal(reminders.updateReminder, { params: { id: reminder._id }, json }, ada.token);
    expect(refusal).toMatchObject({ status: 400, fields: { [field]: expect.stringContaining(text) } });
    expect(await get(reminder._id)).toEqual(reminder);
  });

  test.each([
    ['title', 'Title is required'],
    ['plant', 'Plant is required'],
    ['scheduledDate', 'Due date is required'],
  ])('is a new reminder without %s: %s', async (field, text) => {
    const refusal = await server.refusal(reminders.addReminder, { json: {} }, ada.token);
    expect(refusal).toMatchObject({ status: 400, fields: { [field]: text } });
  });

  test('is a truth that is none: completed', async () => {
    const { _id: id } = await set();
    const refusal = await server.refusal(
      reminders.updateReminder,
      { params: { id }, json: { completed: 'yes' } },
      ada.token,
    );
    expect(refusal).toMatchObject({ status: 400, fields: { completed: 'Completed must be true or false' } });
  });
});

describe('changing a reminder', () => {
  test('leaves what is not named', async () => {
    const reminder = await set({ description: 'From below', frequency: 'weekly', interval: 2 });
    expect(await change(reminder._id, { title: 'Soak' })).toEqual({ ...reminder, version: 2, title: 'Soak' });
    expect(await change(reminder._id, {})).toEqual({ ...reminder, version: 2, title: 'Soak' });
  });

  test.each(['', null])('clears the description for %j', async (description) => {
    const reminder = await set({ description: 'From below' });
    expect(await change(reminder._id, { description })).toEqual({ ...reminder, version: 2, description: null });
  });

  test('changes every field', async () => {
    const { _id } = await set();
    const wished = {
      ...{ title: 'Feed', description: 'Half', type: 'fertilizing', frequency: 'daily', interval: 3 },
      ...{ emailNotification: false, scheduledDate: '2026-06-01T05:00:00.000Z' },
    };
    expect(await change(_id, { ...wished, plant: palm._id })).toMatchObject({ ...wished, plant: { name: 'Palm' } });
  });

  test('takes the whole reminder back with completed toggled, as it was read, whatever else it carries', async () => {
    const reminder = await set({ description: 'From below' });
    const completed = await change(reminder._id, { ...reminder, completed: true, status: 'Overdue', __v: 3 });
    expect(completed).toEqual({ ...reminder, version: 2, completed: true, completedAt: clock().toISOString() });
    expect(await change(reminder._id, { ...completed, completed: false })).toEqual({ ...reminder, version: 3 });
  });

  test('is for its owner only, and only towards own plants', async () => {
    const { _id: id } = await set();
    const hers = await addPlant('Hers', eve);
    const plant = { params: { id }, json: { plant: hers._id } };
    expect(await server.refusal(reminders.updateReminder, plant, ada.token)).toMatchObject({
      status: 404,
      msg: 'Plant not found.',
    });
    expect((await get(id)).plant.name).toBe('Fern');
  });
});

describe('somebody else’s reminder', () => {
  const calls = [
    [reminders.getReminder, undefined],
    [reminders.updateReminder, { title: 'Mine' }],
    [reminders.updateReminder, { completed: true }],
    [reminders.deleteReminder, undefined],
    [reminders.snoozeReminder, { days: 1 }],
    [reminders.skipReminder, undefined],
    [reminders.stillMoist, undefined],
    [reminders.answerLongerRhythm, { accepted: true }],
  ] as const;

  test.each(calls.map(([endpoint, json]) => [endpoint.method, endpoint.path, endpoint, json] as const))(
    'is not found by %s %s',
    async (_method, _path, endpoint, json) => {
      const reminder = await set({ frequency: 'weekly' });
      const input = { params: { id: reminder._id }, ...(json && { json }) };
      expect(await server.refusal(endpoint, input, eve.token)).toMatchObject({
        status: 404,
        msg: 'Reminder not found.',
      });
      expect(await list()).toEqual([reminder]);
    },
  );

  test('is not found among several to complete, of which none is then completed', async () => {
    const mine = await set();
    const palmOfEve = await addPlant('Hers', eve);
    const hers = await set({ plant: palmOfEve._id }, eve);
    const json = { ids: [mine._id, hers._id] };
    expect(await server.refusal(reminders.completeReminders, { json }, ada.token)).toMatchObject({
      status: 404,
      msg: 'Reminder not found.',
    });
    expect(await list()).toEqual([mine]);
    expect(await list(eve)).toEqual([hers]);
  });

  test('is in nobody else’s list', async () => {
    await set();
    expect(await list(eve)).toEqual([]);
  });
});

test.each(['garbage', '00000000-0000-4000-8000-000000000000'])('no reminder has the id %s', async (id) => {
  expect(await server.refusal(reminders.getReminder, { params: { id } }, ada.token)).toMatchObject({ status: 404 });
});

describe('the list', () => {
  test('is newest first by when they were set, whether they are open or completed', async () => {
    const titles: string[] = [];
    for (const title of ['first', 'second', 'third', 'fourth']) {
      await set({ title });
      titles.unshift(title);
      clock.forward(1000);
    }
    const [, third] = await list();
    await change(third?._id ?? '', { completed: true });
    expect((await list()).map(({ title }) => title)).toEqual(titles);
  });

  test('has every open reminder, and the 1,000 completed last', async () => {
    const { _id } = await set({ title: 'open, and older than all' });
    const row = await server.db.selectFrom('reminders').selectAll().where('id', '=', _id).executeTakeFirstOrThrow();
    const minute = (count: number) => new Date(clock().getTime() + count * 60_000).toISOString();
    const completed = Array.from({ length: 1005 }, (_, count) => ({
      ...row,
      id: uuidv7(),
      series_id: uuidv7(),
      title: `completed ${count}`,
      completed_at: minute(count),
      notice_at: null,
      // Set in the opposite order: it is the completion that counts.
      created_at: minute(2000 - count),
    }));
    for (const some of [completed.slice(0, 500), completed.slice(500)]) {
      await server.db.insertInto('reminders').values(some).execute();
    }
    const titles = (await list()).map(({ title }) => title);
    expect(titles).toEqual([
      ...Array.from({ length: 1000 }, (_, index) => `completed ${index + 5}`),
      'open, and older than all',
    ]);
  });
});

describe('what is deleted', () => {
  test('is gone, and nothing of its series comes again', async () => {
    const { _id: id } = await set({ frequency: 'daily' });
    expect(await remove(id)).toEqual({ msg: 'Reminder deleted successfully!' });
    expect(await list()).toEqual([]);
    expect(await server.refusal(reminders.deleteReminder, { params: { id } }, ada.token)).toMatchObject({
      status: 404,
    });
  });

  test('with a completed reminder is not the one that followed it', async () => {
    const { _id } = await set({ frequency: 'daily' });
    await change(_id, { completed: true });
    await remove(_id);
    expect(await list()).toMatchObject([{ completed: false, scheduledDate: '2026-05-03T07:00:00.000Z' }]);
  });

  test('with a plant are its reminders, and no others', async () => {
    await set({ frequency: 'daily' });
    const kept = await set({ plant: palm._id });
    await server.call(plants.deletePlant, { params: { id: fern._id } }, ada.token);
    expect(await list()).toEqual([kept]);
  });

  test('with the account is everything that reminders left', async () => {
    await server.runDue();
    const before = await server.rows();
    const ruth = await server.register('Ruth');
    const pot = await addPlant('Pot', ruth);
    const due = await set({ plant: pot._id, frequency: 'daily', scheduledDate: '2026-04-28' }, ruth);
    await server.runDue();
    await server.call(reminders.updateReminder, { params: { id: due._id }, json: { completed: true } }, ruth.token);
    await server.call(deleteAccount, {}, ruth.token);
    expect(await server.rows()).toEqual(before);
  });
});
