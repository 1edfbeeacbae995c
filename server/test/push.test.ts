import * as auth from '@plantcare/contract/auth.ts';
import { listNotifications, markAllNotificationsRead } from '@plantcare/contract/notifications.ts';
import * as plants from '@plantcare/contract/plants.ts';
import { type PushSubscription, subscribeToPush, unsubscribeFromPush } from '@plantcare/contract/push.ts';
import * as reminders from '@plantcare/contract/reminders.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { DAY, HOUR, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';
import { startPushReceiver } from './support/services/push-receiver.ts';

const clock = movableClock();
const receiver = await startPushReceiver();
const server = await bootServer({ clock, env: { PUSH_SERVICES: receiver.origin } });
afterAll(async () => {
  await server.close();
  await receiver.close();
});

let ada: Gardener;
let basil: plants.Plant;
let phone: PushSubscription;
beforeEach(async () => {
  receiver.answer(201);
  clock.forward(DAY - (clock().getTime() % DAY) + 10 * HOUR);
  ada = await server.register('Ada');
  await server.call(markAllNotificationsRead, {}, ada.token); // The welcome.
  basil = await server.call(plants.addPlant, { form: { name: 'Basil' } }, ada.token);
  phone = receiver.subscribe();
  await subscribe(phone);
});

const subscribe = (device: PushSubscription, { token } = ada) => server.call(subscribeToPush, { json: device }, token);
const pushesTo = ({ endpoint }: PushSubscription) => receiver.pushes.filter((push) => push.endpoint === endpoint);
const titlesTo = (device: PushSubscription) => pushesTo(device).map(({ message }) => message.title);
const signInAgain = ({ email, password }: Gardener) => server.call(auth.login, { json: { email, password } });

function remind(title = 'Water it'): Promise<reminders.Reminder> {
  const json = { title, plant: basil._id, scheduledDate: clock().toISOString() };
  return server.call(reminders.addReminder, { json }, ada.token);
}

function subscriptions(): Promise<{ endpoint: string }[]> {
  return server.db.selectFrom('push_subscriptions').select('endpoint').where('user_id', '=', ada.user._id).execute();
}

function waiting(): Promise<{ id: string }[]> {
  return server.db.selectFrom('outbox').select('id').where('user_id', '=', ada.user._id).execute();
}

describe('a push', () => {
  test('says what is due on every device of its gardener, readable there alone, and stays until it is answered', async () => {
    const tablet = receiver.subscribe();
    await subscribe(tablet, await signInAgain(ada).then(({ token }) => ({ ...ada, token })));
    await remind();
    await server.runDue();
    await server.runDue();
    const { notifications } = await server.call(listNotifications, { query: { limit: 1 } }, ada.token);
    for (const device of [phone, tablet]) {
      expect(pushesTo(device)).toMatchObject([
        {
          message: {
            id: notifications[0]?._id,
            type: 'reminder',
            title: 'Reminder: Water it',
            body: 'Basil is due for water.',
            url: '/reminders',
            requireInteraction: true,
            unread: 1,
          },
          urgency: 'high',
        },
      ]);
    }
    expect(receiver.refused).toEqual([]);
  });

  test('is signed with the key that browsers are given', async () => {
    await remind();
    await server.runDue();
    const { pushKey } = await server.call(auth.serverOptions, {});
    expect(pushesTo(phone)[0]?.sender.publicKey).toBe(pushKey);
    await server.restart();
    expect(await server.call(auth.serverOptions, {})).toMatchObject({ pushKey });
  });

  test('about a plant that is not well leads to the plant, and does not stay', async () => {
    await server.call(plants.updatePlant, { params: { id: basil._id }, form: { health: 'sick' } }, ada.token);
    for (let day = 0; day < 4; day++) {
      clock.forward(DAY);
      await server.runDue();
    }
    expect(pushesTo(phone)).toMatchObject([
      {
        message: {
          type: 'plant_care',
          title: 'Plant Care: Basil is sick',
          url: `/plants/${basil._id}`,
          requireInteraction: false,
        },
      },
    ]);
  });

  test('comes for each of those that are due together', async () => {
    await remind('Water it');
    await remind('Mist it');
    await server.runDue();
    expect(titlesTo(phone).sort()).toEqual(['Reminder: Mist it', 'Reminder: Water it']);
  });

  test('comes once for many that are due together, and names the first of them', async () => {
    for (let pot = 1; pot <= 7; pot++) await remind(`Water pot ${pot}`);
    await server.runDue();
    const [only, ...others] = pushesTo(phone);
    expect(others).toEqual([]);
    expect(only?.message).toMatchObject({
      title: 'Reminder: 7 are due',
      body: expect.stringMatching(/^(Water pot \d, ){4}and 3 more$/),
      url: '/reminders',
      requireInteraction: true,
      unread: 7,
    });
  });

  test.each(['push', 'reminders', 'enabled'])('is not sent when %s is off in the settings', async (name) => {
    await server.call(auth.updateNotificationSettings, { json: { [name]: false } }, ada.token);
    await remind();
    await server.runDue();
    expect(titlesTo(phone)).toEqual([]);
  });
});

describe('a push that waits for the end of quiet hours', () => {
  beforeEach(async () => {
    await server.call(auth.updateQuietHours, { json: { enabled: true, from: '09:00', until: '11:00' } }, ada.token);
  });

  async function endOfQuietHours(): Promise<void> {
    expect(titlesTo(phone)).toEqual([]);
    clock.forward(HOUR + 2 * 60_000);
    await server.runDue();
  }

  test('comes when they are over', async () => {
    await remind();
    await server.runDue();
    await endOfQuietHours();
    expect(titlesTo(phone)).toEqual(['Reminder: Water it']);
  });

  test('comes as one with all that waited with it', async () => {
    await remind('Water it');
    await server.runDue();
    clock.forward(60_000);
    await remind('Mist it');
    await server.runDue();
    await endOfQuietHours();
    expect(pushesTo(phone).map(({ message: { title, body } }) => ({ title, body }))).toEqual([
      { title: 'Reminder: 2 are due', body: 'Water it and Mist it' },
    ]);
  });

  test.each([
    ['was read', () => server.call(markAllNotificationsRead, {}, ada.token)],
    [
      'was done',
      (id: string) => server.call(reminders.updateReminder, { params: { id }, json: { completed: true } }, ada.token),
    ],
    [
      'was put off',
      (id: string) => server.call(reminders.snoozeReminder, { params: { id }, json: { days: 1 } }, ada.token),
    ],
    ['was deleted', (id: string) => server.call(reminders.deleteReminder, { params: { id } }, ada.token)],
    [
      'is not wanted any more',
      () => server.call(auth.updateNotificationSettings, { json: { push: false } }, ada.token),
    ],
    ['has no device any more', () => server.call(unsubscribeFromPush, {}, ada.token)],
  ])('does not come when what it tells of %s', async (_, act) => {
    const { _id } = await remind();
    await server.runDue();
    await act(_id);
    await endOfQuietHours();
    expect(titlesTo(phone)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('comes also when the browser subscribed again meanwhile, as it does at each start', async () => {
    await remind();
    await server.runDue();
    await subscribe(phone);
    await endOfQuietHours();
    expect(titlesTo(phone)).toEqual(['Reminder: Water it']);
  });

  test('follows the browser when its subscription is renewed', async () => {
    await remind();
    await server.runDue();
    const renewed = receiver.subscribe();
    await subscribe(renewed);
    await endOfQuietHours();
    expect([titlesTo(phone), titlesTo(renewed)]).toEqual([[], ['Reminder: Water it']]);
  });
});

describe('a push service', () => {
  test.each([403, 404, 410])('that answers %i has ended the subscription, which is forgotten', async (status) => {
    receiver.answer(status);
    await remind();
    await server.runDue();
    expect(await subscriptions()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test.each([429, 500, 503])('that answers %i is asked again later, and the push comes once', async (status) => {
    receiver.answer(status);
    await remind();
    await server.runDue();
    receiver.answer(201);
    await server.runDue();
    expect(titlesTo(phone)).toEqual([]);
    clock.forward(30_000);
    await server.runDue();
    await server.runDue();
    expect(titlesTo(phone)).toEqual(['Reminder: Water it']);
    expect(await subscriptions()).toHaveLength(1);
  });

  test('that refuses a push is not asked again, and the device keeps its subscription', async () => {
    receiver.answer(400);
    await remind('Refused');
    await server.runDue();
    receiver.answer(201);
    clock.forward(HOUR);
    await remind('Accepted');
    await server.runDue();
    expect(titlesTo(phone)).toEqual(['Reminder: Accepted']);
  });

  test('that is gone for one device gets the pushes of the others', async () => {
    const tablet = receiver.subscribe();
    const elsewhere = await signInAgain(ada);
    await subscribe({ ...tablet, endpoint: `${receiver.origin}/push/nobody` }, { ...ada, ...elsewhere });
    await remind();
    await server.runDue();
    expect(titlesTo(phone)).toEqual(['Reminder: Water it']);
    expect(await subscriptions()).toEqual([{ endpoint: phone.endpoint }]);
  });
});

describe('a subscription', () => {
  test.each([
    'https://push.example.org/send/1',
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com.example.org/send/1',
    'https://ada:secret@fcm.googleapis.com/fcm/send/1',
    'http://127.0.0.1:1/send/1',
    'http://169.254.169.254/latest/meta-data',
  ])('at %s is refused, for the server would call it', async (endpoint) => {
    const refusal = await server.refusal(subscribeToPush, { json: { ...phone, endpoint } }, ada.token);
    const msg = 'This push service is not known to the server';
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input', msg, fields: { endpoint: msg } });
    expect(await subscriptions()).toEqual([{ endpoint: phone.endpoint }]);
  });

  test.each([
    [{ endpoint: 'no address' }],
    [{ endpoint: undefined }],
    [{ keys: { p256dh: 'short', auth: 'a'.repeat(22) } }],
    [{ keys: { p256dh: 'B'.repeat(87) } }],
  ])('with %j is refused', async (wrong) => {
    expect(await server.refusal(subscribeToPush, { json: { ...phone, ...wrong } }, ada.token)).toMatchObject({
      status: 400,
      code: 'invalid_input',
    });
  });

  test('is one, however many tabs of a browser ask for it at once', async () => {
    const laptop = receiver.subscribe();
    const { token } = await signInAgain(ada);
    await Promise.all(Array.from({ length: 8 }, () => subscribe(laptop, { ...ada, token })));
    expect(await subscriptions()).toHaveLength(2);
    await remind();
    await server.runDue();
    expect(titlesTo(laptop)).toEqual(['Reminder: Water it']);
  });

  test('goes when it is given up, and with nothing to give up nothing happens', async () => {
    await server.call(unsubscribeFromPush, {}, ada.token);
    await server.call(unsubscribeFromPush, {}, ada.token);
    expect(await subscriptions()).toEqual([]);
  });

  test('goes when its gardener signs out', async () => {
    await server.call(auth.logout, {}, ada.token);
    expect(await subscriptions()).toEqual([]);
  });

  test.each([
    [
      'the password is changed elsewhere',
      (token: string) =>
        server.call(
          auth.changePassword,
          { json: { currentPassword: ada.password, newPassword: 'a better one' } },
          token,
        ),
    ],
    ['its gardener signs out everywhere else', (token: string) => server.call(auth.endOtherSessions, {}, token)],
  ])('goes when %s, and the one there stays', async (_, act) => {
    const laptop = receiver.subscribe();
    const { token } = await signInAgain(ada);
    await subscribe(laptop, { ...ada, token });
    await act(token);
    expect(await subscriptions()).toEqual([{ endpoint: laptop.endpoint }]);
    await remindFrom(token);
    await server.runDue();
    expect(titlesTo(phone)).toEqual([]);
    expect(titlesTo(laptop)).toContain('Reminder: Water it');
  });

  async function remindFrom(token: string): Promise<void> {
    const json = { title: 'Water it', plant: basil._id, scheduledDate: clock().toISOString() };
    await server.call(reminders.addReminder, { json }, token);
  }

  test('outlives a session that expired unused: who is away for long is reminded all the same', async () => {
    clock.forward(31 * DAY);
    await server.runDue();
    const { token } = await signInAgain(ada);
    const json = { title: 'Water it', plant: basil._id, scheduledDate: clock().toISOString() };
    await server.call(reminders.addReminder, { json }, token);
    await server.runDue();
    expect(titlesTo(phone)).toEqual(['Reminder: Water it']);
    await subscribe(phone, { ...ada, token });
    expect(await subscriptions()).toHaveLength(1);
  });

  test('moves to the account that signs in at the same browser', async () => {
    const eve = await server.register('Eve');
    await subscribe(phone, eve);
    expect(await subscriptions()).toEqual([]);
    await remind();
    await server.runDue();
    expect(titlesTo(phone)).toEqual([]);
    const palm = await server.call(plants.addPlant, { form: { name: 'Palm' } }, eve.token);
    const json = { title: 'Mist it', plant: palm._id, scheduledDate: clock().toISOString() };
    await server.call(reminders.addReminder, { json }, eve.token);
    await server.runDue();
    expect(titlesTo(phone)).toEqual(['Reminder: Mist it']);
  });

  test('goes with the account', async () => {
    await server.call(auth.deleteAccount, {}, ada.token);
    expect(await subscriptions()).toEqual([]);
  });
});

test('a changed password is told on the device that stays signed in', async () => {
  const json = { currentPassword: ada.password, newPassword: 'a better one' };
  await server.call(auth.changePassword, { json }, ada.token);
  await server.runDue();
  expect(pushesTo(phone)).toMatchObject([
    { message: { title: 'Your password was changed', url: '/dashboard', requireInteraction: false } },
  ]);
});
