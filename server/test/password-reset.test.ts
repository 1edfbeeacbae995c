import * as auth from '@plantcare/contract/auth.ts';
import { listNotifications } from '@plantcare/contract/notifications.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, type Gardener } from './support/client.ts';
import { spawnMain } from './support/main-process.ts';
import { movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';
import { startMailbox } from './support/services/mailbox.ts';
import { createTestDatabase, onPostgres } from './support/test-database.ts';

const MINUTE = 60_000;
const ASKED = { msg: 'If there is an account with this email address, we have sent it a link.' };
const USED_UP = {
  status: 400,
  code: 'invalid_input',
  msg: 'This link has expired or was used already. Please ask for a new one.',
};

const clock = movableClock();
const mailbox = await startMailbox();
const server = await bootServer({
  clock,
  env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://garden.example' },
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

let ada: Gardener;
beforeEach(async () => {
  mailbox.refuse(null);
  ada = await server.register('Ada');
});

const ask = (email: string) => server.call(auth.forgotPassword, { json: { email } });
const mailsTo = (email: string) => mailbox.mails.filter(({ recipients }) => recipients.includes(email));
const tokensMailed = () =>
  mailsTo(ada.email).flatMap(
    ({ text }) => /https:\/\/garden\.example\/reset-password\?token=([\w-]{43})\s/.exec(text ?? '')?.[1] ?? [],
  );
const redeem = (token: string, newPassword = 'a better one') =>
  server.call(auth.resetPassword, { json: { token, newPassword } });
const refusal = (token: string) => server.refusal(auth.resetPassword, { json: { token, newPassword: 'a better one' } });
const signIn = (password: string) => server.call(auth.login, { json: { email: ada.email, password } });

/** A link as it is mailed to who asks for it. */
async function mailedToken(): Promise<string> {
  await ask(ada.email);
  await server.runDue();
  return tokensMailed().at(-1) ?? '';
}

async function systemTitles({ token } = ada): Promise<string[]> {
  const { notifications } = await server.call(listNotifications, { query: {} }, token);
  return notifications.filter(({ type }) => type === 'system').map(({ title }) => title);
}

describe('a forgotten password', () => {
  test('is asked for with the same answer whether there is an account or not, and only an account gets a mail', async () => {
    // The same work too, or the time until the answer would tell.
    const waiting = async () => (await server.rows()).outbox ?? 0;
    const before = await waiting();
    expect(await ask(ada.email)).toEqual(ASKED);
    const withAccount = await waiting();
    expect(await ask('nobody@example.org')).toEqual(ASKED);
    const withoutAccount = await waiting();
    expect([withAccount - before, withoutAccount - withAccount]).toEqual([1, 1]);
    await server.runDue();
    await server.runDue();
    expect(mailsTo('nobody@example.org')).toEqual([]);
    expect(mailsTo(ada.email)).toHaveLength(1);
    expect(await server.rows()).not.toHaveProperty('outbox');
  });

  test('is answered by a mail with a link, and says how long it is good for', async () => {
    await ask(` ${ada.email.toUpperCase()} `);
    await server.runDue();
    const [mail] = mailsTo(ada.email);
    expect(mail?.subject).toBe('Choose a new password');
    expect(mail?.text).toContain('within 30 minutes');
    expect(mail?.html).toContain(`https://garden.example/reset-password?token=${tokensMailed()[0]}`);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  });

  test('is mailed whatever was chosen about notifications', async () => {
    await server.call(auth.updateNotificationSettings, { json: { enabled: false, email: false } }, ada.token);
    await server.call(auth.updateQuietHours, { json: { enabled: true, from: '00:00', until: '23:59' } }, ada.token);
    expect(await mailedToken()).not.toBe('');
  });

  test.each([[''], ['ada at example'], [undefined]])('of the address %j is refused', async (email) => {
    expect(await server.refusal(auth.forgotPassword, { json: { email } })).toMatchObject({
      status: 400,
      fields: { email: expect.any(String) },
    });
  });

  test('stays where the server sends no mail, which it says', async () => {
    const silent = await bootServer();
    try {
      const { email } = await silent.register();
      for (const json of [{ email }, { email: 'nobody@example.org' }]) {
        expect(await silent.refusal(auth.forgotPassword, { json })).toMatchObject({
          status: 503,
          msg: 'This server sends no email. Ask your administrator for a new password.',
        });
      }
    } finally {
      await silent.close();
    }
  });

  test('waits for a mail server that is down, and the half hour begins when the mail leaves', async () => {
    await mailbox.stop();
    await ask(ada.email);
    await server.runDue();
    clock.forward(45 * MINUTE);
    await mailbox.start();
    await server.runDue();
    clock.forward(29 * MINUTE);
    await redeem(tokensMailed().at(-1) ?? '');
  });
});

describe('a mailed link', () => {
  test('sets the new password, ends every session and is told', async () => {
    const phone = await signIn(ada.password);
    await redeem(await mailedToken(), 'a better one');
    for (const { token } of [ada, phone])
      expect(await server.refusal(auth.me, {}, token)).toMatchObject({ status: 401 });
    expect(await server.refusal(auth.login, { json: ada })).toMatchObject({ status: 401 });
    const { token } = await signIn('a better one');
    expect(await systemTitles({ ...ada, token })).toContain('Your password was changed');
    await server.runDue();
    expect(mailsTo(ada.email).map(({ subject }) => subject)).toContain('Your password was changed');
  });

  test('works once', async () => {
    const token = await mailedToken();
    await redeem(token);
    expect(await refusal(token)).toMatchObject(USED_UP);
    await signIn('a better one');
  });

  test('works for 30 minutes', async () => {
    const token = await mailedToken();
    clock.forward(30 * MINUTE);
    expect(await refusal(token)).toMatchObject(USED_UP);
    const [first, second] = [await mailedToken(), await mailedToken()];
    clock.forward(30 * MINUTE - 1);
    await redeem(second);
    expect(await refusal(first)).toMatchObject(USED_UP);
  });

  test('is still good after a password that is too short', async () => {
    const token = await mailedToken();
    const msg = 'Password must be at least 6 characters long';
    const json = { token, newPassword: '12345' };
    expect(await server.refusal(auth.resetPassword, { json })).toMatchObject({
      status: 400,
      fields: { newPassword: msg },
    });
    await redeem(token);
  });

  test('is still good after one of the commonest passwords', async () => {
    const token = await mailedToken();
    const json = { token, newPassword: 'sunshine' };
    expect(await server.refusal(auth.resetPassword, { json })).toMatchObject({
      status: 400,
      fields: { newPassword: expect.stringContaining('easy to guess') },
    });
    await redeem(token);
  });

  test.each([
    ['A'.repeat(43), USED_UP.msg],
    ['', 'The link is incomplete'],
    [undefined, 'The link is incomplete'],
    ['A'.repeat(201), 'The link is not valid'],
  ])('with the token %j is refused', async (token, msg) => {
    const json = { token, newPassword: 'a better one' };
    expect(await server.refusal(auth.resetPassword, { json })).toMatchObject({ status: 400, msg });
  });

  test.each([
    [
      'the password was changed',
      () =>
        server.call(
          auth.changePassword,
          { json: { currentPassword: ada.password, newPassword: 'another one' } },
          ada.token,
        ),
    ],
    [
      'the email address was changed',
      () => server.call(auth.updateProfile, { json: { name: 'Ada', email: `new-${ada.email}` } }, ada.token),
    ],
    ['the account was deleted', () => server.call(auth.deleteAccount, {}, ada.token)],
    ['another one was used', async () => redeem(await mailedToken())],
  ])('is void once %s', async (_, act) => {
    const token = await mailedToken();
    await act();
    expect(await refusal(token)).toMatchObject(USED_UP);
  });

  test('used twice at once sets one password', async () => {
    const token = await mailedToken();
    const passwords = ['password one', 'password two', 'password three'];
    const statuses = await Promise.all(passwords.map((newPassword) => statusOf(token, newPassword)));
    expect(statuses.toSorted()).toEqual([200, 400, 400]);
    await signIn(passwords[statuses.indexOf(200)] ?? '');
  });

  test.runIf(onPostgres)('used at the very moment another one is, sets one password', async () => {
    const tokens = [await mailedToken(), await mailedToken()];
    const redeeming = await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', ada.user._id).forUpdate().execute();
      const statuses = Promise.all(tokens.map((token, n) => statusOf(token, `password ${n + 1}`)));
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(2), { timeout: 10_000 });
      return { statuses }; // Both go on when this transaction ends.
    });
    expect((await redeeming.statuses).toSorted()).toEqual([200, 400]);
  });

  async function waitingForLocks(): Promise<number> {
    const { rows } = await sql<{ count: string }>`
      select count(distinct pid) from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`.execute(server.db);
    return Number(rows[0]?.count);
  }

  test('is kept as a hash only, and not longer than it is good', async () => {
    const token = await mailedToken();
    const kept = () =>
      server.db.selectFrom('password_resets').selectAll().where('user_id', '=', ada.user._id).execute();
    expect(await kept()).toHaveLength(1);
    expect(JSON.stringify(await kept())).not.toContain(token);
    clock.forward(31 * MINUTE);
    await server.restart();
    expect(await kept()).toEqual([]);
  });

  async function statusOf(token: string, newPassword: string): Promise<number> {
    const response = await server.request(`/api${auth.resetPassword.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, newPassword }),
    });
    return response.status;
  }
});

describe('what happens to an account', () => {
  test('begins with a welcome in the application', async () => {
    const { notifications } = await server.call(listNotifications, { query: {} }, ada.token);
    expect(notifications).toMatchObject([
      { type: 'system', priority: 'low', title: 'Welcome to AI Plant Care', read: true, relatedPlant: null },
    ]);
    await server.runDue();
    expect(mailsTo(ada.email)).toEqual([]);
  });

  test('is told when the password is changed, by mail too', async () => {
    const json = { currentPassword: ada.password, newPassword: 'a better one' };
    await server.call(auth.changePassword, { json }, ada.token);
    await server.runDue();
    expect(await systemTitles()).toEqual(['Your password was changed', 'Welcome to AI Plant Care']);
    expect(mailsTo(ada.email).map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  test('is told when the email address is changed, to the one that it had as well', async () => {
    const email = `new-${ada.email}`;
    await server.call(auth.updateProfile, { json: { name: 'Ada', email } }, ada.token);
    await server.runDue();
    expect(await systemTitles()).toContain('Your email address was changed');
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Your email address was changed']);
    const [before, ...more] = mailsTo(ada.email);
    expect(more).toEqual([]);
    expect(before?.subject).toBe('Your email address was changed');
    expect(before?.text).toContain(email);
    expect(before?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  });

  test('is told to the old address even when all notifications are off', async () => {
    await server.call(auth.updateNotificationSettings, { json: { enabled: false } }, ada.token);
    await server.call(auth.updateProfile, { json: { name: 'Ada', email: `new-${ada.email}` } }, ada.token);
    await server.runDue();
    expect(mailsTo(ada.email)).toHaveLength(1);
    expect(mailsTo(`new-${ada.email}`)).toEqual([]);
  });

  test('is not told when the address is only written another way', async () => {
    await server.call(auth.updateProfile, { json: { name: 'Ada', email: ada.email.toUpperCase() } }, ada.token);
    await server.runDue();
    expect(await systemTitles()).toEqual(['Welcome to AI Plant Care']);
    expect(mailsTo(ada.email)).toEqual([]);
  });
});

test('asking for links is limited like guessing is, for an account and for an address', async () => {
  const limited = await bootServer({ env: { SMTP_URL: mailbox.url, RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
  const post = async (path: string, address: string, json: unknown) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const body = JSON.stringify(json);
    return (await limited.request(`/api${path}`, { method: 'POST', headers, body })).status;
  };
  try {
    const { path } = auth.forgotPassword;
    for (let i = 0; i < 10; i++) expect(await post(path, '198.51.100.99', { email: 'ada@example.org' })).toBe(200);
    expect(await post(path, '198.51.100.99', { email: 'ADA@example.org' })).toBe(429);
    expect(await post(path, '198.51.100.99', { email: 'eve@example.org' })).toBe(200);
    expect(await post(path, '198.51.100.98', { email: 'ada@example.org' })).toBe(200);

    const guess = { token: 'A'.repeat(43), newPassword: 'a better one' };
    for (let i = 0; i < 60; i++) expect(await post(auth.resetPassword.path, '203.0.113.1', guess)).toBe(400);
    expect(await post(auth.resetPassword.path, '203.0.113.1', guess)).toBe(429);
    expect(await post(auth.resetPassword.path, '203.0.113.2', guess)).toBe(400);
  } finally {
    await limited.close();
  }
});

test('a link is mailed without waiting for the next round of background work', { timeout: 60_000 }, async () => {
  const ground = await createTestDatabase();
  const main = spawnMain({ ...ground.env, SMTP_URL: mailbox.url, SCHEDULER_INTERVAL_SECONDS: '3600' });
  try {
    const address = await main.address();
    const client = createClient(() => address);
    const { email } = await client.register();
    await client.call(auth.forgotPassword, { json: { email } });
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), { timeout: 20_000 });
  } finally {
    main.kill('SIGTERM');
    await main.closed;
    await ground.remove();
  }
});
