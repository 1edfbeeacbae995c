import type { CallInput } from '@plantcare/contract/endpoint.ts';
import { listNotifications } from '@plantcare/contract/notifications.ts';
import * as plants from '@plantcare/contract/plants.ts';
import * as reminders from '@plantcare/contract/reminders.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { bootServer } from './support/server.ts';
import { onPostgres } from './support/test-database.ts';

// A Friday, ten in the morning in Berlin, where Ada lives; nine o’clock there is 07:00 in UTC.
const FRIDAY = '2026-05-01T08:00:00.000Z';
const nine = (day: string) => `2026-${day}T07:00:00.000Z`;

let now = FRIDAY;
/** Each change counts. */
const NEWER = { version: expect.any(Number) };

const server = await bootServer({ clock: () => new Date(now) });
afterAll(() => server.close());

let ada: Gardener;
let fern: plants.Plant;
beforeEach(async () => {
  now = FRIDAY;
  ada = await server.register('Ada', 'Europe/Berlin');
  fern = await addPlant('Fern');
});

function addPlant(name: string): Promise<plants.Plant> {
  return server.call(plants.addPlant, { form: { name } }, ada.token);
}

type New = CallInput<typeof reminders.addReminder>['json'];

function set(json: Partial<New> = {}): Promise<reminders.Reminder> {
  const usual: New = { title: 'Water', plant: fern._id, scheduledDate: nine('05-01'), frequency: 'weekly' };
  const reminder = { ...usual, ...json };
  return server.call(reminders.addReminder, { json: reminder }, ada.token);
}

type Days = (typeof reminders.SNOOZE_DAYS)[number];
type Known = Pick<reminders.Reminder, '_id'>;

const change = ({ _id: id }: Known, json: CallInput<typeof reminders.updateReminder>['json']) =>
  server.call(reminders.updateReminder, { params: { id }, json }, ada.token);
const complete = (reminder: Known) => change(reminder, { completed: true });
const reopen = (reminder: Known) => change(reminder, { completed: false });
const snooze = ({ _id: id }: Known, days: Days) =>
  server.call(reminders.snoozeReminder, { params: { id }, json: { days } }, ada.token);
const skip = ({ _id: id }: Known) => server.call(reminders.skipReminder, { params: { id }, json: {} }, ada.token);
const moist = ({ _id: id }: Known) => server.call(reminders.stillMoist, { params: { id }, json: {} }, ada.token);
const answer = ({ _id: id }: Known, accepted: boolean) =>
  server.call(reminders.answerLongerRhythm, { params: { id }, json: { accepted } }, ada.token);
const completeAll = (...some: Known[]) =>
  server.call(reminders.completeReminders, { json: { ids: some.map(({ _id }) => _id) } }, ada.token);
const remove = ({ _id: id }: Known) => server.call(reminders.deleteReminder, { params: { id } }, ada.token);
const get = ({ _id: id }: Known) => server.call(reminders.getReminder, { params: { id } }, ada.token);
const list = () => server.call(reminders.listReminders, {}, ada.token);

async function open(): Promise<reminders.Reminder[]> {
  return (await list()).filter(({ completed }) => !completed);
}

/** The one reminder that is open. */
async function theOpen(): Promise<reminders.Reminder> {
  const [one, ...others] = await open();
  if (!one || others.length > 0) throw new Error(`${others.length + (one ? 1 : 0)} are open`);
  return one;
}

const times = <T>(count: number, act: () => Promise<T>) => Promise.all(Array.from({ length: count }, act));

describe('completing a reminder', () => {
  test('that comes once makes no other', async () => {
    const reminder = await set({ frequency: 'once' });
    expect(await complete(reminder)).toEqual({ ...reminder, ...NEWER, completed: true, completedAt: now });
    expect(await open()).toEqual([]);
  });

  test('that recurs makes the next one, which is the same but for its date', async () => {
    const reminder = await set({ description: 'From below', interval: 2, emailNotification: false });
    now = '2026-05-01T09:00:00.000Z';
    await complete(reminder);
    const next = await theOpen();
    expect(next).toEqual({ ...reminder, _id: next._id, scheduledDate: nine('05-15'), createdAt: now });
    expect(next._id).not.toBe(reminder._id);
  });

  test.each<[string, Partial<New>, string, string]>([
    ['an hour late', { frequency: 'daily' }, nine('05-01'), nine('05-02')],
    ['a day early', { frequency: 'daily' }, nine('05-02'), nine('05-03')],
    ['three weeks early', { frequency: 'weekly' }, nine('05-22'), nine('05-29')],
    ['days late', { frequency: 'weekly' }, nine('04-20'), nine('05-04')],
    [
      'weeks late, in the middle of a longer rhythm',
      { frequency: 'weekly', interval: 3 },
      nine('03-31'),
      nine('05-12'),
    ],
    [
      'an hour before the next one is due',
      { frequency: 'daily' },
      '2026-04-28T09:00:00.000Z',
      '2026-05-01T09:00:00.000Z',
    ],
    [
      'at the moment at which the next one would be due',
      { frequency: 'daily' },
      '2026-04-30T08:00:00.000Z',
      '2026-05-02T08:00:00.000Z',
    ],
    ['months late, on a 31st', { frequency: 'monthly' }, '2026-01-31T08:00:00.000Z', nine('05-31')],
  ])('%s leads to the first date after now', async (_, rhythm, scheduledDate, next) => {
    await complete(await set({ ...rhythm, scheduledDate }));
    expect((await theOpen()).scheduledDate).toBe(next);
  });

  test('of the last day of months remembers that day', async () => {
    now = '2026-01-31T10:00:00.000Z';
    let reminder = await set({ frequency: 'monthly', scheduledDate: '2026-01-31' });
    const days: string[] = [];
    for (let month = 0; month < 4; month += 1) {
      now = reminder.scheduledDate;
      await complete(reminder);
      reminder = await theOpen();
      days.push(reminder.scheduledDate);
    }
    expect(days).toEqual(['2026-02-28T08:00:00.000Z', nine('03-31'), nine('04-30'), nine('05-31')]);
  });

  test.each([
    ['Europe/Berlin', '2026-03-28', '2026-03-28T08:00:00.000Z', '2026-03-29T07:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24', '2026-10-24T07:00:00.000Z', '2026-10-25T08:00:00.000Z'],
    ['America/New_York', '2026-03-07', '2026-03-07T14:00:00.000Z', '2026-03-08T13:00:00.000Z'],
    ['Asia/Kolkata', '2026-03-28', '2026-03-28T03:30:00.000Z', '2026-03-29T03:30:00.000Z'],
    ['Pacific/Apia', '2011-12-29', '2011-12-29T19:00:00.000Z', '2011-12-30T19:00:00.000Z'],
  ])('in %s keeps nine o’clock from %s to the next day', async (timeZone, scheduledDate, due, next) => {
    now = due;
    ada = await server.register('Ada', timeZone);
    fern = await addPlant('Fern');
    const reminder = await set({ frequency: 'daily', scheduledDate });
    expect(reminder.scheduledDate).toBe(due);
    await complete(reminder);
    expect((await theOpen()).scheduledDate).toBe(next);
  });

  test('after it was snoozed keeps to the rhythm', async () => {
    const reminder = await set();
    await snooze(reminder, 3);
    now = nine('05-04');
    expect(await complete(reminder)).toMatchObject({ completed: true, snoozedUntil: nine('05-04') });
    expect(await theOpen()).toMatchObject({ scheduledDate: nine('05-08'), snoozedUntil: null });
  });

  test('together with a change of its rhythm makes a next one of the new rhythm', async () => {
    await change(await set(), { completed: true, frequency: 'daily', interval: 3 });
    expect(await theOpen()).toMatchObject({ scheduledDate: nine('05-04'), frequency: 'daily', interval: 3 });
  });

  test('whose rhythm was changed counts from the date that stood there, not from the first one of all', async () => {
    await complete(await set());
    const second = await theOpen();
    now = second.scheduledDate;
    await complete(await change(second, { interval: 2 }));
    expect((await theOpen()).scheduledDate).toBe(nine('05-22'));
  });

  test('on another plant makes the next one there', async () => {
    const palm = await addPlant('Palm');
    await complete(await change(await set(), { plant: palm._id }));
    expect((await theOpen()).plant.name).toBe('Palm');
  });

  test('twice makes one next', async () => {
    const reminder = await set();
    await complete(reminder);
    const completed = await get(reminder);
    now = '2026-05-01T09:00:00.000Z';
    expect(await complete(reminder)).toEqual(completed);
    expect((await theOpen()).scheduledDate).toBe(nine('05-08'));
  });

  test('from many devices at once makes one next', async () => {
    const reminder = await set();
    await times(15, () => complete(reminder));
    expect(await list()).toHaveLength(2);
    expect((await theOpen()).scheduledDate).toBe(nine('05-08'));
  });

  test('and the one before it at once makes one next', async () => {
    const first = await set();
    await complete(first);
    const second = await theOpen();
    await Promise.all([first, second, first, second, first].map(complete));
    expect(await list()).toHaveLength(3);
    expect((await theOpen()).scheduledDate).toBe(nine('05-15'));
  });

  test('and opening it again at once leaves one open', async () => {
    const reminder = await set();
    await Promise.all([complete, reopen, complete, reopen, complete, reopen, complete].map((act) => act(reminder)));
    await theOpen();
  });
});

describe('opening a completed reminder again', () => {
  test('takes the next one back', async () => {
    const reminder = await set();
    await complete(reminder);
    expect(await reopen(reminder)).toEqual({ ...reminder, ...NEWER });
    expect(await list()).toEqual([{ ...reminder, ...NEWER }]);
  });

  test('from many devices at once leaves it alone', async () => {
    const reminder = await set();
    await complete(reminder);
    await times(10, () => reopen(reminder));
    expect(await list()).toEqual([{ ...reminder, ...NEWER }]);
  });

  test('and completing it once more goes on as if nothing had been', async () => {
    const reminder = await set();
    await complete(reminder);
    await reopen(reminder);
    await complete(reminder);
    expect((await theOpen()).scheduledDate).toBe(nine('05-08'));
  });

  test('that was open all the time changes nothing', async () => {
    const reminder = await set();
    expect(await reopen(reminder)).toEqual(reminder);
  });

  test('whose next one was deleted lets the series go on', async () => {
    const reminder = await set();
    await complete(reminder);
    await remove(await theOpen());
    expect(await reopen(reminder)).toEqual({ ...reminder, ...NEWER });
  });

  test.each([
    ['edited', (next: Known) => change(next, { title: 'Soak' })],
    ['snoozed', (next: Known) => snooze(next, 1)],
    ['skipped', skip],
    ['found still moist', moist],
  ])('leaves a next one that was %s, and comes just this once', async (_, touch) => {
    const reminder = await set();
    await complete(reminder);
    const next = await touch(await theOpen());
    expect(await reopen(reminder)).toEqual({ ...reminder, ...NEWER, frequency: 'once', interval: 1 });
    expect(await get(next)).toEqual(next);
    await complete(reminder);
    expect(await open()).toEqual([next]);
  });

  test('by a device that read it long ago only opens it, or two would recur', async () => {
    const reminder = await set();
    await complete(reminder);
    const next = await snooze(await theOpen(), 1);
    await reopen(reminder);
    await complete(reminder);
    expect(await change(reminder, { ...reminder, title: 'Old words', completed: false })).toMatchObject({
      title: reminder.title,
      frequency: 'once',
      completed: false,
    });
    expect((await open()).filter(({ frequency }) => frequency !== 'once')).toEqual([next]);
  });

  test('leaves those that followed a completed next one', async () => {
    const first = await set();
    await complete(first);
    const second = await theOpen();
    await complete(second);
    const third = await theOpen();
    expect(await reopen(first)).toMatchObject({ frequency: 'once', completed: false });
    expect(await open()).toEqual(expect.arrayContaining([third, await get(first)]));
    expect(await get(second)).toMatchObject({ completed: true, frequency: 'weekly' });
  });

  test('and another one of its series at once leaves one of them that recurs', async () => {
    const palm = await addPlant('Palm');
    const first = await set();
    await complete(first);
    const second = await change(await theOpen(), { plant: palm._id });
    await complete(second);
    await remove(await theOpen());
    const answers = await Promise.all(
      [first, second, first, second].map(async ({ _id }) => {
        const init = { method: 'PUT', body: '{"completed":false}' };
        const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' };
        return (await server.request(`/api/reminders/${_id}`, { ...init, headers })).status;
      }),
    );
    expect(answers.every((status) => status === 200 || status === 409)).toBe(true);
    expect((await open()).filter(({ frequency }) => frequency === 'weekly')).toHaveLength(1);
  });

  test('to another date brings it there', async () => {
    const reminder = await set();
    await complete(reminder);
    const reopened = await change(reminder, { completed: false, scheduledDate: nine('05-03') });
    expect(reopened).toEqual({ ...reminder, ...NEWER, scheduledDate: nine('05-03') });
  });
});

test.each([
  ['snoozing', (id: string, due: string) => ({ params: { id }, json: { days: 1, due } }), reminders.snoozeReminder],
  ['skipping', (id: string, due: string) => ({ params: { id }, json: { due } }), reminders.skipReminder],
  ['"still moist"', (id: string, due: string) => ({ params: { id }, json: { due } }), reminders.stillMoist],
] as const)('%s that is clicked twice counts once', async (_, inputFor, endpoint) => {
  const reminder = await set();
  const input = inputFor(reminder._id, reminder.scheduledDate);
  const once = await server.call(endpoint as typeof reminders.snoozeReminder, input as never, ada.token);
  const twice = await server.call(endpoint as typeof reminders.snoozeReminder, input as never, ada.token);
  expect(twice).toEqual(once);
  expect(once).not.toEqual(reminder);
});

describe('snoozing', () => {
  test.each<[Days, string]>([
    [1, nine('05-04')],
    [3, nine('05-06')],
    [7, nine('05-10')],
  ])('by %i days keeps the rhythm and the time of day', async (days, until) => {
    const reminder = await set({ scheduledDate: nine('05-03') });
    expect(await snooze(reminder, days)).toEqual({ ...reminder, ...NEWER, snoozedUntil: until });
  });

  test('counts from today when overdue', async () => {
    const reminder = await set({ scheduledDate: nine('04-20') });
    expect((await snooze(reminder, 1)).snoozedUntil).toBe(nine('05-02'));
  });

  test('again counts from when it would have come', async () => {
    const reminder = await set();
    await snooze(reminder, 3);
    expect((await snooze(reminder, 1)).snoozedUntil).toBe(nine('05-05'));
  });

  test('across the change of clocks keeps nine o’clock', async () => {
    now = '2026-10-24T08:00:00.000Z';
    ada = await server.register('Ada', 'Europe/Berlin');
    fern = await addPlant('Fern');
    const reminder = await set({ scheduledDate: '2026-10-24' });
    expect((await snooze(reminder, 1)).snoozedUntil).toBe('2026-10-25T08:00:00.000Z');
  });

  test('is for what comes once, too', async () => {
    const reminder = await set({ frequency: 'once' });
    expect((await snooze(reminder, 1)).snoozedUntil).toBe(nine('05-02'));
  });

  test('ends with a new date', async () => {
    const reminder = await set();
    await snooze(reminder, 3);
    expect(await change(reminder, { scheduledDate: nine('05-02') })).toMatchObject({
      scheduledDate: nine('05-02'),
      snoozedUntil: null,
    });
  });

  test.each([0, 2, 8, '1', null])('by %j days is refused', async (days) => {
    const { _id: id } = await set();
    const refusal = await server.refusal(reminders.snoozeReminder, { params: { id }, json: { days } }, ada.token);
    expect(refusal).toMatchObject({ status: 400, fields: { days: 'Please choose 1, 3 or 7 days' } });
  });
});

describe('skipping', () => {
  test('moves a reminder to its next date without completing it', async () => {
    const reminder = await set({ scheduledDate: nine('05-03') });
    expect(await skip(reminder)).toEqual({ ...reminder, ...NEWER, scheduledDate: nine('05-10') });
    expect(await list()).toHaveLength(1);
  });

  test('moves an overdue one to the first date after now', async () => {
    expect((await skip(await set({ scheduledDate: nine('04-20') }))).scheduledDate).toBe(nine('05-04'));
  });

  test.each<Days>([1, 7])('after it was snoozed by %i days moves it further, not back', async (days) => {
    const daily = await set({ frequency: 'daily' });
    await snooze(daily, days);
    expect(await skip(daily)).toMatchObject({ scheduledDate: nine(`05-0${days + 2}`), snoozedUntil: null });
  });

  test('of what comes once is refused', async () => {
    const reminder = await set({ frequency: 'once' });
    expect(await server.refusal(reminders.skipReminder, { params: { id: reminder._id } }, ada.token)).toMatchObject({
      status: 422,
      msg: 'This reminder comes only once. Complete it or delete it instead.',
    });
    expect(await get(reminder)).toEqual(reminder);
  });
});

describe('still moist', () => {
  test('puts a watering off by a part of its rhythm', async () => {
    const reminder = await set();
    expect(await moist(reminder)).toEqual({ ...reminder, ...NEWER, snoozedUntil: nine('05-03') });
  });

  test.each(reminders.ReminderType.options.filter((type) => type !== 'watering'))(
    'is no answer to a reminder of %s',
    async (type) => {
      const { _id: id } = await set({ type });
      expect(await server.refusal(reminders.stillMoist, { params: { id } }, ada.token)).toMatchObject({
        status: 422,
        msg: 'Only a watering reminder asks whether the soil is still moist.',
      });
    },
  );

  test('three times running offers a longer rhythm', async () => {
    const reminder = await set();
    expect((await moist(reminder)).longerRhythm).toBeNull();
    expect((await moist(reminder)).longerRhythm).toBeNull();
    expect((await moist(reminder)).longerRhythm).toEqual({ frequency: 'daily', interval: 9 });
    expect((await get(reminder)).longerRhythm).toEqual({ frequency: 'daily', interval: 9 });
  });

  test('at three waterings one after the other does so, too', async () => {
    for (let week = 0; week < 2; week += 1) {
      const reminder = week === 0 ? await set() : await theOpen();
      await moist(reminder);
      await complete(reminder);
    }
    expect((await moist(await theOpen())).longerRhythm).toEqual({ frequency: 'daily', interval: 9 });
  });

  test('starts counting again after a watering that was due', async () => {
    const reminder = await set();
    await moist(reminder);
    await moist(reminder);
    await complete(reminder);
    await complete(await theOpen());
    expect((await moist(await theOpen())).longerRhythm).toBeNull();
  });

  test('is not answered by skipping or snoozing', async () => {
    const reminder = await set();
    await moist(reminder);
    await moist(reminder);
    await skip(reminder);
    await snooze(reminder, 1);
    await complete(reminder);
    expect((await moist(await theOpen())).longerRhythm).toBeNull();
  });

  test('of what comes once offers no rhythm', async () => {
    const reminder = await set({ frequency: 'once' });
    for (const day of ['05-03', '05-05', '05-07']) {
      expect(await moist(reminder)).toMatchObject({ snoozedUntil: nine(day), longerRhythm: null });
    }
  });
});

describe('the longer rhythm', () => {
  let reminder: reminders.Reminder;
  beforeEach(async () => {
    reminder = await set();
    for (let answers = 0; answers < 3; answers += 1) reminder = await moist(reminder);
  });

  test('that is taken up counts from the date that the answers led to', async () => {
    const longer = { frequency: 'daily', interval: 9, scheduledDate: nine('05-07'), snoozedUntil: null };
    expect(await answer(reminder, true)).toEqual({ ...reminder, ...NEWER, ...longer, longerRhythm: null });
    await complete(reminder);
    expect(await theOpen()).toMatchObject({ ...longer, scheduledDate: nine('05-16'), longerRhythm: null });
  });

  test('that is declined is offered again after three more answers', async () => {
    expect(await answer(reminder, false)).toEqual({ ...reminder, ...NEWER, longerRhythm: null });
    await moist(reminder);
    expect((await moist(reminder)).longerRhythm).toBeNull();
    expect((await moist(reminder)).longerRhythm).not.toBeNull();
  });

  test('is taken up once, whatever is clicked twice', async () => {
    await times(5, () => answer(reminder, true));
    expect(await get(reminder)).toMatchObject({ frequency: 'daily', interval: 9, longerRhythm: null });
  });

  test('that was not offered changes nothing', async () => {
    const other = await set();
    expect(await answer(other, true)).toEqual(other);
  });

  test.each<[string, Partial<New>]>([
    ['another rhythm', { interval: 2 }],
    ['something else than water', { type: 'fertilizing' }],
  ])('is offered no more for %s', async (_, json) => {
    expect((await change(reminder, json)).longerRhythm).toBeNull();
  });

  test('is not offered with what is completed', async () => {
    expect((await complete(reminder)).longerRhythm).toBeNull();
  });

  test('needs an answer', async () => {
    const input = { params: { id: reminder._id }, json: { accepted: 'yes' } };
    expect(await server.refusal(reminders.answerLongerRhythm, input, ada.token)).toMatchObject({
      status: 400,
      fields: { accepted: 'Accepted must be true or false' },
    });
  });
});

test.each([
  ['snoozing', reminders.snoozeReminder, { days: 1 }],
  ['skipping', reminders.skipReminder, undefined],
  ['still moist', reminders.stillMoist, undefined],
  ['a longer rhythm', reminders.answerLongerRhythm, { accepted: true }],
] as const)('what is completed is changed no more by %s', async (_, endpoint, json) => {
  const reminder = await set();
  for (let answers = 0; answers < 3; answers += 1) await moist(reminder);
  const completed = await complete(reminder);
  const input = { params: { id: reminder._id }, ...(json && { json }) };
  expect(await server.refusal(endpoint, input, ada.token)).toMatchObject({
    status: 422,
    msg: 'This reminder is completed already.',
  });
  expect(await get(reminder)).toEqual(completed);
});

test.each([
  ['completed', complete],
  ['snoozed', (due: Known) => snooze(due, 1)],
  ['skipped', skip],
  ['found still moist', moist],
  ['moved to another date', (due: Known) => change(due, { scheduledDate: nine('05-04') })],
])('what is %s is not among the unread notifications any more', async (_, answerTo) => {
  const due = await set();
  await server.runDue();
  const unread = async () => {
    const query = { unreadOnly: true };
    const { notifications } = await server.call(listNotifications, { query }, ada.token);
    return notifications.filter(({ type }) => type === 'reminder').map(({ title }) => title);
  };
  expect(await unread()).toEqual(['Water']);
  await answerTo(due);
  expect(await unread()).toEqual([]);
});

describe('completing several at once', () => {
  test('answers each of them once, in the order asked for, and makes the next ones', async () => {
    const palm = await addPlant('Palm');
    const [daily, weekly, once] = [
      await set({ frequency: 'daily' }),
      await set({ plant: palm._id }),
      await set({ frequency: 'once' }),
    ];
    const answers = await completeAll(once, weekly, daily, weekly);
    expect(answers.map(({ _id, completed }) => [_id, completed])).toEqual(
      [once, weekly, daily].map(({ _id }) => [_id, true]),
    );
    expect((await open()).map(({ scheduledDate }) => scheduledDate).sort()).toEqual([nine('05-02'), nine('05-08')]);
  });

  test('leaves what is completed already as it is', async () => {
    const reminder = await set();
    const completed = await complete(reminder);
    now = '2026-05-01T09:00:00.000Z';
    expect(await completeAll(reminder)).toEqual([completed]);
    await theOpen();
  });

  test('completes none when one is not there', async () => {
    const [kept, gone] = [await set(), await set()];
    await remove(gone);
    const json = { ids: [kept._id, gone._id] };
    expect(await server.refusal(reminders.completeReminders, { json }, ada.token)).toMatchObject({
      status: 404,
      msg: 'Reminder not found.',
    });
    expect(await list()).toEqual([kept]);
  });

  test.each([
    ['Please choose reminders', []],
    ['Please choose reminders', null],
    ['Please choose at most 500', Array(501).fill('01985f3c-0000-7000-8000-000000000000')],
  ])('is refused: %s', async (text, ids) => {
    expect(await server.refusal(reminders.completeReminders, { json: { ids } }, ada.token)).toMatchObject({
      status: 400,
      fields: { ids: text },
    });
  });

  test('from many devices, in any order, beside single ones and the notices of what is due, waits its turn', async () => {
    const pots = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(addPlant));
    const all: reminders.Reminder[] = [];
    for (const { _id: plant } of [...pots, ...pots]) all.push(await set({ plant }));
    const shuffled = [all, all.toReversed(), all.toSorted((one, other) => (one.plant._id < other.plant._id ? 1 : -1))];
    await Promise.all([
      ...shuffled.map((some) => completeAll(...some)),
      ...all.toReversed().map(complete),
      ...all.map((reminder) => change(reminder, { title: 'Soak' })),
      server.runDue(),
    ]);
    expect(await open()).toHaveLength(all.length);
    expect(await list()).toHaveLength(2 * all.length);
  });

  test.runIf(onPostgres)('and telling of them in another order at once never wait for each other', async () => {
    const pots = (await Promise.all(['a', 'b', 'c'].map(addPlant))).sort((one, other) =>
      one._id < other._id ? -1 : 1,
    );
    const all: reminders.Reminder[] = [];
    for (const { _id: plant } of pots) {
      // Completed in the order of the plants, told in that of the dates: the last plant's is due first.
      all.push(await set({ plant, scheduledDate: `2026-04-1${9 - all.length}` }));
    }
    const waiting = async () => {
      const here = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await here.execute(server.db)).rows.length;
    };
    const both: Promise<unknown>[] = [];
    await server.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('reminders')
        .select('id')
        .where('id', '=', all[1]?._id ?? '')
        .forUpdate()
        .execute();
      both.push(completeAll(...all));
      await expect.poll(waiting).toBe(1);
      both.push(server.runDue());
      await expect.poll(waiting).toBe(2);
    });
    await Promise.all(both);
    expect((await open()).map(({ createdAt }) => createdAt)).toEqual([now, now, now]);
  });
});
