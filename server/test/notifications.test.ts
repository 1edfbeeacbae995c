import { login, updateNotificationSettings, updateQuietHours } from '@plantcare/contract/auth.ts';
import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import * as notifications from '@plantcare/contract/notifications.ts';
import * as plants from '@plantcare/contract/plants.ts';
import { subscribeToPush } from '@plantcare/contract/push.ts';
import * as reminders from '@plantcare/contract/reminders.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { DAY, HOUR, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const clock = movableClock();
const server = await bootServer({ clock });
afterAll(() => server.close());

const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const NOT_FOUND = { status: 404, code: 'not_found', msg: 'Notification not found.' };

let ada: Gardener;
let basil: plants.Plant;
beforeEach(async () => {
  ada = await server.register('Ada');
  await server.call(notifications.deleteNotification, { params: { id: await idOfOnly() } }, ada.token); // The welcome.
  basil = await server.call(plants.addPlant, { form: { name: 'Basil' } }, ada.token);
});

const list = (query: Record<string, unknown> = {}, { token } = ada) =>
  server.call(notifications.listNotifications, { query }, token);
const get = (id: string, { token } = ada) => server.call(notifications.getNotification, { params: { id } }, token);
const stats = ({ token } = ada) => server.call(notifications.notificationStats, {}, token);
const read = (id: string) => server.call(notifications.markNotificationRead, { params: { id } }, ada.token);
const remove = (id: string) => server.call(notifications.deleteNotification, { params: { id } }, ada.token);

async function idOfOnly(): Promise<string> {
  const [only] = (await list()).notifications;
  if (!only) throw new Error('There is no notification');
  return only._id;
}

function remind(json: Record<string, unknown> = {}): Promise<reminders.Reminder> {
  const reminder = { title: 'Water it', plant: basil._id, scheduledDate: clock().toISOString(), ...json };
  return server.call(reminders.addReminder, { json: reminder }, ada.token);
}

async function answer(endpoint: Endpoint, id: string, json?: unknown): Promise<void> {
  const path = `/api${endpoint.path.replace(':id', id)}`;
  const headers = {
    authorization: `Bearer ${ada.token}`,
    ...(json !== undefined && { 'content-type': 'application/json' }),
  };
  const response = await server.request(path, { method: endpoint.method, headers, body: JSON.stringify(json) ?? null });
  expect(response.status).toBe(200);
}

/** Notifications of reminders with these titles, the first one the oldest. */
async function told(...titles: string[]): Promise<string[]> {
  for (const title of titles) {
    await remind({ title });
    await server.runDue();
    clock.forward(1000);
  }
  return (await list()).notifications.map(({ _id }) => _id).reverse();
}

describe('a due reminder', () => {
  test('becomes one notification at its moment, which names the plant and the reminder', async () => {
    const due = new Date(clock().getTime() + HOUR).toISOString();
    const reminder = await remind({ type: 'fertilizing', scheduledDate: due });
    await server.runDue();
    expect((await list()).notifications).toEqual([]);
    clock.forward(HOUR);
    await server.runDue();
    await server.runDue();
    const plant = { _id: basil._id, name: 'Basil' };
    const id = await idOfOnly();
    expect(await list()).toEqual({
      notifications: [
        {
          _id: id,
          type: 'reminder',
          priority: 'medium',
          title: 'Water it',
          message: 'Basil is due for fertilizer.',
          read: false,
          relatedPlant: plant,
          relatedReminder: { _id: reminder._id, title: 'Water it', reminderType: 'fertilizing', plant },
          data: {},
          createdAt: due,
        },
      ],
      unreadCount: 1,
      page: 1,
      more: false,
    });
    expect(await get(id)).toEqual((await list()).notifications[0]);
  });

  test('is told again after 1, 3 and 7 days and then every week, ever more urgently', async () => {
    await remind();
    const heard: [number, notifications.Priority, string][] = [];
    const ids = new Set<string>();
    for (let day = 0; day <= 22; day++) {
      await server.runDue();
      await server.runDue();
      for (const { _id, priority, message } of (await list()).notifications.filter(({ _id }) => !ids.has(_id))) {
        heard.push([day, priority, message]);
        ids.add(_id);
      }
      clock.forward(DAY);
    }
    expect(heard).toEqual([
      [0, 'medium', 'Basil is due for water.'],
      [1, 'high', 'Basil has been due for water since yesterday.'],
      [3, 'urgent', 'Basil has been due for water for 3 days.'],
      [7, 'urgent', 'Basil has been due for water for 7 days.'],
      [14, 'urgent', 'Basil has been due for water for 14 days.'],
      [21, 'urgent', 'Basil has been due for water for 21 days.'],
    ]);
  });

  test('that was not looked at for a week, because the server was off, is told once', async () => {
    await remind();
    clock.forward(8 * DAY);
    await server.restart();
    await server.runDue();
    await server.runDue();
    expect((await list()).notifications.map(({ message }) => message)).toEqual([
      'Basil has been due for water for 8 days.',
    ]);
  });

  test('does not come back when its notification is deleted, not even after a restart', async () => {
    await remind();
    await server.runDue();
    await remove(await idOfOnly());
    await server.restart();
    await server.runDue();
    expect((await list()).notifications).toEqual([]);
  });

  test('is told at once when it is set for a moment that is past', async () => {
    await remind({ scheduledDate: new Date(clock().getTime() - 5 * DAY).toISOString() });
    await server.runDue();
    expect((await list()).notifications).toMatchObject([{ priority: 'urgent' }]);
  });

  test('counts its days where the gardener lives', async () => {
    const kiri = await server.register('Kiri', 'Pacific/Apia'); // Thirteen hours ahead.
    const fern = await server.call(plants.addPlant, { form: { name: 'Fern' } }, kiri.token);
    const today = clock().toISOString().slice(0, 'yyyy-mm-dd'.length);
    const json = { title: 'Mist it', plant: fern._id, scheduledDate: `${today}T23:30:00+13:00` };
    await server.call(reminders.addReminder, { json }, kiri.token);
    clock.forward(Date.parse(`${today}T00:30:00+13:00`) + DAY - clock().getTime());
    await server.runDue();
    const [first] = (await list({}, kiri)).notifications;
    expect(first).toMatchObject({ message: 'Fern has been due for water since yesterday.', priority: 'high' });
  });

  test.each([
    ['completed', (id: string) => answer(reminders.updateReminder, id, { completed: true })],
    ['snoozed', (id: string) => answer(reminders.snoozeReminder, id, { days: 1 })],
    ['skipped', (id: string) => answer(reminders.skipReminder, id)],
    ['found still moist', (id: string) => answer(reminders.stillMoist, id)],
  ])('that is %s leaves its notification read', async (_, respond) => {
    const reminder = await remind({ frequency: 'weekly' });
    await server.runDue();
    expect(await stats()).toEqual({ totalUnread: 1 });
    await respond(reminder._id);
    expect(await stats()).toEqual({ totalUnread: 0 });
    await server.runDue();
    expect((await list()).notifications).toHaveLength(1);
  });

  test('takes its notifications along when it is deleted, and its plant takes all of them', async () => {
    const [first] = [await remind({ title: 'One' }), await remind({ title: 'Two' })];
    await server.runDue();
    expect((await list()).notifications).toHaveLength(2);
    await server.call(reminders.deleteReminder, { params: { id: first._id } }, ada.token);
    expect((await list()).notifications.map(({ title }) => title)).toEqual(['Two']);
    await server.call(plants.deletePlant, { params: { id: basil._id } }, ada.token);
    expect(await list()).toMatchObject({ notifications: [], unreadCount: 0 });
  });
});

describe('the settings', () => {
  const choose = (json: Record<string, boolean>) => server.call(updateNotificationSettings, { json }, ada.token);

  test.each(['enabled', 'reminders'])(
    'with %s off nothing is told, and nothing that was missed comes afterwards',
    async (name) => {
      await choose({ [name]: false });
      await remind();
      await server.runDue();
      clock.forward(2 * HOUR);
      await server.runDue();
      expect((await list()).notifications).toEqual([]);
      await choose({ [name]: true });
      await server.runDue();
      expect((await list()).notifications).toEqual([]);
      clock.forward(DAY);
      await server.runDue();
      expect((await list()).notifications).toMatchObject([{ priority: 'high' }]); // The repeat of the next day.
    },
  );

  test.each(['email', 'push', 'weather', 'aiInsights'])(
    'with %s off reminders are still told in the application',
    async (name) => {
      await choose({ [name]: false });
      await remind();
      await server.runDue();
      expect((await list()).notifications).toHaveLength(1);
    },
  );
});

describe('the list', () => {
  test('shows the newest 20 unless asked for another page', async () => {
    await told(...Array.from({ length: 25 }, (_, n) => `Reminder ${n}`));
    const first = await list();
    expect(first).toMatchObject({ unreadCount: 25, page: 1, more: true });
    expect(first.notifications.map(({ title }) => title)).toEqual(
      Array.from({ length: 20 }, (_, n) => `Reminder ${24 - n}`),
    );
    const second = await list({ page: 2 });
    expect(second).toMatchObject({ unreadCount: 25, page: 2, more: false });
    expect(second.notifications.map(({ title }) => title)).toEqual(
      Array.from({ length: 5 }, (_, n) => `Reminder ${4 - n}`),
    );
    expect(await list({ page: 3 })).toMatchObject({ notifications: [], unreadCount: 25, page: 3, more: false });
    expect(await list({ page: 5, limit: 5 })).toMatchObject({ page: 5, more: false });
    expect((await list({ page: 5, limit: 5 })).notifications).toHaveLength(5);
    expect((await list({ limit: 1000 })).notifications).toHaveLength(25);
  });

  test('keeps one order for what came at the same moment, page by page', async () => {
    await Promise.all(Array.from({ length: 9 }, (_, n) => remind({ title: `Reminder ${n}` })));
    await server.runDue();
    const whole = (await list()).notifications;
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, limit: 3 })));
    expect(pages.flatMap(({ notifications }) => notifications)).toEqual(whole);
    expect(pages.map(({ more }) => more)).toEqual([true, true, false]);
  });

  test.each([
    [{ limit: 0 }, 1],
    [{ limit: -3 }, 1],
    [{ limit: 2.9 }, 2],
    [{ limit: 1000 }, 3],
    [{ limit: 'abc' }, 3],
    [{ limit: 'Infinity' }, 3],
    [{ page: 0 }, 3],
    [{ page: -3 }, 3],
    [{ page: 'abc' }, 3],
    [{ page: 1e300 }, 0],
  ])('takes %j for the nearest that makes sense', async (query, length) => {
    await told('One', 'Two', 'Three');
    expect((await list(query)).notifications).toHaveLength(length);
  });

  test('shows only the unread, or only the read ones, and counts the unread of all pages', async () => {
    const [one, two, three] = await told('One', 'Two', 'Three');
    await read(two ?? '');
    const ids = async (query: Record<string, unknown>) => (await list(query)).notifications.map(({ _id }) => _id);
    expect(await ids({ unreadOnly: true })).toEqual([three, one]);
    expect(await ids({ readOnly: true })).toEqual([two]);
    expect(await ids({ unreadOnly: false })).toEqual([three, two, one]);
    expect(await ids({ unreadOnly: 'perhaps' })).toEqual([three, two, one]);
    expect(await list({ limit: 1, unreadOnly: true })).toMatchObject({ unreadCount: 2, more: true });
    expect(await list({ readOnly: true })).toMatchObject({ unreadCount: 2, more: false });
  });
});

describe('a notification', () => {
  test('is marked as read once and for all, however often', async () => {
    const [one, two] = await told('One', 'Two');
    expect(await read(one ?? '')).toMatchObject({ _id: one, read: true });
    expect(await read(one ?? '')).toMatchObject({ _id: one, read: true });
    expect(await stats()).toEqual({ totalUnread: 1 });
    expect((await get(two ?? '')).read).toBe(false);
  });

  test('is gone once it was deleted, read or not', async () => {
    const [one = '', two = ''] = await told('One', 'Two');
    await read(one);
    expect(await remove(one)).toEqual({ msg: 'Notification deleted.' });
    await remove(two);
    expect(await list()).toMatchObject({ notifications: [], unreadCount: 0 });
    const again = { params: { id: one } };
    expect(await server.refusal(notifications.deleteNotification, again, ada.token)).toMatchObject(NOT_FOUND);
    expect(await server.refusal(notifications.markNotificationRead, again, ada.token)).toMatchObject(NOT_FOUND);
    expect(await server.refusal(notifications.getNotification, again, ada.token)).toMatchObject(NOT_FOUND);
  });

  test('of another gardener is not there', async () => {
    const [id = ''] = await told('One');
    const eve = await server.register('Eve');
    for (const endpoint of [
      notifications.getNotification,
      notifications.markNotificationRead,
      notifications.deleteNotification,
    ]) {
      expect(await server.refusal(endpoint, { params: { id } }, eve.token)).toMatchObject(NOT_FOUND);
    }
    expect(await get(id)).toMatchObject({ read: false });
    expect((await list({}, eve)).notifications.map(({ type }) => type)).toEqual(['system']);
  });
});

describe('all at once', () => {
  test('every own notification is marked as read, and those of others are not', async () => {
    const eve = await server.register('Eve');
    const mint = await server.call(plants.addPlant, { form: { name: 'Mint' } }, eve.token);
    const json = { title: 'Feed it', plant: mint._id, scheduledDate: clock().toISOString() };
    await server.call(reminders.addReminder, { json }, eve.token);
    await told('One', 'Two');
    const answer = await server.call(notifications.markAllNotificationsRead, {}, ada.token);
    expect(answer).toEqual({ msg: 'All notifications are marked as read.' });
    await server.call(notifications.markAllNotificationsRead, {}, ada.token);
    expect(await stats()).toEqual({ totalUnread: 0 });
    expect((await list({ readOnly: true })).notifications).toHaveLength(2);
    expect(await stats(eve)).toEqual({ totalUnread: 1 });
  });

  test('every own read notification is deleted, and the unread ones and those of others stay', async () => {
    const eve = await server.register('Eve');
    await server.call(notifications.markAllNotificationsRead, {}, eve.token);
    const [one, two] = await told('One', 'Two');
    await read(one ?? '');
    const answer = await server.call(notifications.deleteReadNotifications, {}, ada.token);
    expect(answer).toEqual({ msg: 'Read notifications are deleted.' });
    expect((await list()).notifications.map(({ _id }) => _id)).toEqual([two]);
    expect((await list({}, eve)).notifications).toHaveLength(1);
  });
});

test('hundreds of reminders that fall due at once are all told, on several devices', async () => {
  const reminder = await remind();
  await copies(reminder, 999);
  await server.call(updateQuietHours, { json: { enabled: true, from: '00:00', until: '23:59' } }, ada.token);
  for (const device of ['phone', 'tablet', 'laptop']) {
    const { token } = await server.call(login, { json: { email: ada.email, password: ada.password } });
    await server.call(
      subscribeToPush,
      { json: { endpoint: `https://fcm.googleapis.com/${device}`, keys: KEYS } },
      token,
    );
  }
  await server.runDue();
  expect(await stats()).toEqual({ totalUnread: 1000 });
  expect(await server.rows()).toMatchObject({ outbox: 3 });
});

/** Many reminders like another one, without a call for each. */
async function copies({ _id }: reminders.Reminder, count: number): Promise<void> {
  const row = await server.db.selectFrom('reminders').selectAll().where('id', '=', _id).executeTakeFirstOrThrow();
  for (let n = 0; n < count; n++) {
    const id = uuidv7();
    await server.db
      .insertInto('reminders')
      .values({ ...row, id, series_id: id })
      .execute();
  }
}
