import * as auth from '@plantcare/contract/auth.ts';
import { addPlant } from '@plantcare/contract/plants.ts';
import { addReminder } from '@plantcare/contract/reminders.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Gardener, toRefusal } from './support/client.ts';
import { movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';
import { startMailbox } from './support/services/mailbox.ts';

const clock = movableClock();
const mailbox = await startMailbox();
const server = await bootServer({ clock, env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://garden.example' } });
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const ONE_CLICK = 'List-Unsubscribe=One-Click';

let ada: Gardener;
let remind: () => Promise<void>;
beforeEach(async () => {
  ada = await server.register('Ada');
  const basil = await server.call(addPlant, { form: { name: 'Basil' } }, ada.token);
  remind = async () => {
    const json = { title: 'Water it', plant: basil._id, scheduledDate: clock().toISOString() };
    await server.call(addReminder, { json }, ada.token);
    await server.runDue();
    clock.forward(60_000);
  };
});

const mails = () => mailbox.mails.filter(({ recipients }) => recipients.includes(ada.email));
const emailSetting = async () => (await server.call(auth.me, {}, ada.token)).user.notificationSettings.email;

/** Where the last mail says that mails can be ended. */
function mailedPath(): string {
  const header = mails()
    .at(-1)
    ?.headers.find(({ key }) => key === 'list-unsubscribe');
  return new URL(header?.value.slice(1, -1) ?? '').pathname;
}

const formData = () => {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
};

describe('one click in a mail program', () => {
  test.each([
    ['as a form', () => new URLSearchParams(ONE_CLICK)],
    ['as a multipart form', formData],
    ['with nothing', () => null],
  ])('sent %s ends the mails, without signing in', async (_, body) => {
    await remind();
    const response = await server.request(mailedPath(), { method: 'POST', body: body() });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ msg: 'You will receive no more emails from AI Plant Care.' });
    expect(await emailSetting()).toBe(false);
    await remind();
    expect(mails()).toHaveLength(1);
  });

  test('is the same when it is made twice, and does nothing to others', async () => {
    const eve = await server.register('Eve');
    await remind();
    for (const _ of ['once', 'twice']) {
      const response = await server.request(mailedPath(), { method: 'POST', body: new URLSearchParams(ONE_CLICK) });
      expect(response.status).toBe(200);
    }
    const { user } = await server.call(auth.me, {}, eve.token);
    expect(user.notificationSettings.email).toBe(true);
  });

  test('works from every mail, old ones too, and after mails were switched on again', async () => {
    await remind();
    const first = mailedPath();
    await server.request(first, { method: 'POST', body: formData() });
    await server.call(auth.updateNotificationSettings, { json: { email: true } }, ada.token);
    await remind();
    expect(mails()).toHaveLength(2);
    expect(mailedPath()).toBe(first);
    await server.request(first, { method: 'POST', body: formData() });
    expect(await emailSetting()).toBe(false);
  });

  test('cancels what waits to be mailed', async () => {
    await remind();
    await server.call(auth.updateQuietHours, { json: { enabled: true, from: '00:00', until: '23:59' } }, ada.token);
    await remind();
    await server.request(mailedPath(), { method: 'POST', body: formData() });
    clock.forward(24 * 3_600_000);
    await server.runDue();
    expect(mails()).toHaveLength(1);
  });
});

test.each(['A'.repeat(43), 'null', '%00', 'A'.repeat(200)])(
  'a click on the made-up link %s is told so',
  async (token) => {
    const path = `/api/auth/unsubscribe/${token}`;
    const refusal = await toRefusal(
      await server.request(path, { method: 'POST', body: new URLSearchParams(ONE_CLICK) }),
    );
    expect(refusal).toMatchObject({
      status: 404,
      code: 'not_found',
      msg: 'This link is not valid. You can turn email off in your profile.',
    });
  },
);

test('only a click ends the mails, not a program that looks at the address', async () => {
  await remind();
  const response = await server.request(mailedPath());
  expect(response.status).toBe(404);
  expect(await emailSetting()).toBe(true);
});

test('other calls take no such forms', async () => {
  const body = new URLSearchParams({ email: ada.email, password: ada.password });
  const response = await server.request('/api/auth/login', { method: 'POST', body });
  expect(await toRefusal(response)).toMatchObject({ status: 400 });
});
