import * as auth from '@plantcare/contract/auth.ts';
import { addPlant } from '@plantcare/contract/plants.ts';
import { addReminder } from '@plantcare/contract/reminders.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { HOUR, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';
import { startMailbox } from './support/services/mailbox.ts';

const SENDER = { PUBLIC_URL: 'https://garden.example', EMAIL_CONFIRMATION: 'on' };
const USED_UP = {
  status: 400,
  code: 'invalid_input',
  msg: 'This link has expired or was used already. You can ask for a new one in your profile.',
};

const clock = movableClock();
const mailbox = await startMailbox();
const server = await bootServer({ clock, env: { SMTP_URL: mailbox.url, ...SENDER } });
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

let ada: Gardener;
beforeEach(async () => {
  mailbox.mails.length = 0;
  ada = await server.register('Ada');
});

const subjectsTo = (email: string) =>
  mailbox.mails.filter(({ recipients }) => recipients.includes(email)).map(({ subject }) => subject);
const confirm = (token: string) => server.call(auth.confirmEmail, { json: { token } });
const unconfirmed = async ({ token } = ada) => (await server.call(auth.me, {}, token)).user.unconfirmedEmail;

/** The token in the last link mailed to an address. */
async function mailedToken(email = ada.email): Promise<string> {
  await server.runDue();
  const texts = mailbox.mails.filter(({ recipients }) => recipients.includes(email)).map(({ text }) => text ?? '');
  const links = texts.flatMap(
    (text) => /https:\/\/garden\.example\/confirm-email\?token=([\w-]{43})\s/.exec(text) ?? [],
  );
  return links.at(-1) ?? '';
}

/** A reminder that is due, which would be mailed. */
async function remind({ token } = ada): Promise<void> {
  const { _id } = await server.call(addPlant, { form: { name: 'Basil' } }, token);
  const json = { title: 'Buy my pills', plant: _id, scheduledDate: clock().toISOString() };
  await server.call(addReminder, { json }, token);
  await server.runDue();
}

const changeTo = (email: string) => server.call(auth.updateProfile, { json: { name: 'Ada', email } }, ada.token);

describe('a new account', () => {
  test('gets nothing but a link by email until the link is followed, and nothing later of what came before', async () => {
    await remind();
    expect(subjectsTo(ada.email)).toEqual(['Confirm your email address']);
    await confirm(await mailedToken());
    await server.runDue();
    expect(subjectsTo(ada.email)).toHaveLength(1);
    await remind();
    expect(subjectsTo(ada.email).at(-1)).toBe('Reminder: Buy my pills (Basil)');
  });

  test('sends a stranger no words of its own with the link', async () => {
    const json = { name: 'Cheap pills at evil.example', email: 'victim@example.org', password: 'green secret' };
    await server.call(auth.register, { json });
    await mailedToken('victim@example.org');
    expect(mailbox.mails).toHaveLength(2);
    for (const { raw } of mailbox.mails) expect(raw).not.toContain('evil.example');
  });

  test('knows which address waits for its link, and that none does afterwards', async () => {
    expect(await unconfirmed()).toBe(ada.email);
    expect(ada.user.unconfirmedEmail).toBe(ada.email);
    expect(await confirm(await mailedToken())).toEqual({ msg: 'Your email address is confirmed.' });
    expect(await unconfirmed()).toBeNull();
  });

  test('can use everything else without following the link', async () => {
    await server.call(addPlant, { form: { name: 'Fern' } }, ada.token);
    expect((await server.call(auth.login, { json: ada })).user.email).toBe(ada.email);
  });

  test('gets the link again when it asks', async () => {
    await server.runDue();
    const { msg } = await server.call(auth.sendConfirmation, {}, ada.token);
    expect(msg).toBe(`We sent a link to ${ada.email}.`);
    await confirm(await mailedToken());
    expect(subjectsTo(ada.email)).toHaveLength(2);
    expect(await server.refusal(auth.sendConfirmation, {}, ada.token)).toMatchObject({
      status: 400,
      msg: 'Your email address is already confirmed.',
    });
  });

  test('proves the address with a link for a new password too, which does not greet by name before', async () => {
    await server.call(auth.forgotPassword, { json: { email: ada.email } });
    await server.runDue();
    const mail = mailbox.mails.find(({ subject }) => subject === 'Choose a new password');
    expect(mail?.text).toMatch(/^Hello,/);
    const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    await server.call(auth.resetPassword, { json: { token, newPassword: 'a better one' } });
    const { user } = await server.call(auth.login, { json: { email: ada.email, password: 'a better one' } });
    expect(user.unconfirmedEmail).toBeNull();
  });
});

describe('a mailed link', () => {
  test('works once, within 48 hours, and is stored as a hash', async () => {
    const token = await mailedToken();
    const stored = await server.db.selectFrom('email_confirmations').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    clock.forward(48 * HOUR);
    expect(await server.refusal(auth.confirmEmail, { json: { token } })).toMatchObject(USED_UP);
    await server.call(auth.sendConfirmation, {}, ada.token);
    const another = await mailedToken();
    clock.forward(48 * HOUR - 1);
    await confirm(another);
    expect(await server.refusal(auth.confirmEmail, { json: { token: another } })).toMatchObject(USED_UP);
  });

  test.each(['A'.repeat(43), 'x'])('is not %s', async (token) => {
    expect(await server.refusal(auth.confirmEmail, { json: { token } })).toMatchObject(USED_UP);
  });
});

describe('another address', () => {
  beforeEach(async () => {
    await confirm(await mailedToken());
    mailbox.mails.length = 0;
  });

  test('counts once its link is followed, and the previous one is told', async () => {
    const email = `new-${ada.email}`;
    const { user } = await changeTo(email);
    expect(user).toMatchObject({ email: ada.email, unconfirmedEmail: email });
    await remind();
    expect(subjectsTo(email)).toEqual(['Confirm your email address']);
    expect(subjectsTo(ada.email)).toEqual(['Reminder: Buy my pills (Basil)']);
    await server.call(auth.login, { json: ada });

    await confirm(await mailedToken(email));
    await server.runDue();
    expect(subjectsTo(ada.email)).toContain('Your email address was changed');
    await server.call(auth.login, { json: { email, password: ada.password } });
    expect(await server.refusal(auth.login, { json: ada })).toMatchObject({ status: 401 });
    expect(await unconfirmed()).toBeNull();
  });

  test('replaces one that was not confirmed yet, whose link is void', async () => {
    await changeTo(`typo-${ada.email}`);
    const typo = await mailedToken(`typo-${ada.email}`);
    await changeTo(`new-${ada.email}`);
    expect(await server.refusal(auth.confirmEmail, { json: { token: typo } })).toMatchObject(USED_UP);
    await confirm(await mailedToken(`new-${ada.email}`));
    expect((await server.call(auth.me, {}, ada.token)).user.email).toBe(`new-${ada.email}`);
  });

  test('is forgotten when its link was not followed, while the old one stays', async () => {
    await changeTo(`typo-${ada.email}`);
    clock.forward(73 * HOUR);
    await server.runDue();
    expect(await unconfirmed()).toBeNull();
  });

  test('that another account has gets the same answer, and an email that tells its owner', async () => {
    const eve = await server.register('Eve');
    await confirm(await mailedToken(eve.email));
    expect((await changeTo(eve.email)).user).toMatchObject({ email: ada.email, unconfirmedEmail: eve.email });
    await server.runDue();
    expect(subjectsTo(eve.email)).toEqual(['Confirm your email address', 'You already have an account']);
  });
});

describe('an address that an account has', () => {
  const password = 'a better one';

  beforeEach(async () => {
    await confirm(await mailedToken());
    mailbox.mails.length = 0;
  });

  test('is registered with the same answer as any other, and only its owner learns that there is an account', async () => {
    const known = await server.call(auth.register, { json: { name: 'Eve', email: ada.email, password } });
    const fresh = await server.call(auth.register, { json: { name: 'Eve', email: 'fresh@example.org', password } });
    const shown = ({ token, user }: typeof known) => [
      token.length,
      { ...user, _id: '', email: '', unconfirmedEmail: '', version: 0 },
    ];
    expect(shown(known)).toEqual(shown(fresh));
    expect(known.user).toMatchObject({ email: ada.email, unconfirmedEmail: ada.email });
    await server.runDue();
    expect(subjectsTo(ada.email)).toEqual(['You already have an account']);
    expect(subjectsTo('fresh@example.org')).toEqual(['Confirm your email address']);
  });

  test('stays with its account: the new one can sign in with its own password, and sees nothing of the other', async () => {
    await server.call(addPlant, { form: { name: 'Fern' } }, ada.token);
    const { user } = await server.call(auth.register, { json: { name: 'Eve', email: ada.email, password } });
    const eve = await server.call(auth.login, { json: { email: ada.email, password } });
    expect(eve.user._id).toBe(user._id);
    expect((await server.call(auth.login, { json: ada })).user._id).toBe(ada.user._id);
    await remind({ ...ada, token: eve.token });
    expect(subjectsTo(ada.email)).not.toContain('Reminder: Buy my pills (Basil)');
  });
});

test('somebody who registers an address that is not theirs loses it to its owner', async () => {
  const password = 'a better one';
  await server.runDue();
  mailbox.mails.length = 0;
  const owner = await server.call(auth.register, { json: { name: 'Owner', email: ada.email, password } });
  await confirm(await mailedToken());
  expect((await server.call(auth.login, { json: { email: ada.email, password } })).user).toMatchObject({
    _id: owner.user._id,
    unconfirmedEmail: null,
  });
  expect(await unconfirmed()).toBe(ada.email);
});

test('two registrations of one address at the same moment are two accounts, and the link decides', async () => {
  const json = { name: 'Twin', email: 'twins@example.org', password: 'a better one' };
  const both = await Promise.all([server.call(auth.register, { json }), server.call(auth.register, { json })]);
  expect(new Set(both.map(({ user }) => user._id)).size).toBe(2);
});

test('a server that sends no email asks for no confirmation, and changes an address at once', async () => {
  const silent = await bootServer({ env: { EMAIL_CONFIRMATION: 'on' } });
  try {
    expect(await silent.call(auth.serverOptions, {})).toMatchObject({ mail: false, confirmsEmail: false });
    const { token, email } = await silent.register();
    const json = { name: 'Ada', email: `new-${email}` };
    expect((await silent.call(auth.updateProfile, { json }, token)).user.email).toBe(`new-${email}`);
    const taken = { name: 'Eve', email: `new-${email}`, password: 'green secret' };
    expect(await silent.refusal(auth.register, { json: taken })).toMatchObject({
      status: 409,
      msg: 'An account with this email already exists.',
    });
    expect(await silent.rows()).not.toHaveProperty('outbox');
  } finally {
    await silent.close();
  }
});

test('few emails are sent to an address that strangers enter, and few links for an account', async () => {
  const limited = await bootServer({ clock, env: { SMTP_URL: mailbox.url, ...SENDER, RATE_LIMIT: 'on' } });
  try {
    const victim = 'victim@example.com';
    for (let i = 0; i < 8; i++) {
      await limited.call(auth.register, { json: { name: 'Eve', email: victim, password: `secret ${i}` } });
      await limited.runDue();
    }
    expect(subjectsTo(victim)).toHaveLength(5);
    const { token } = await limited.register();
    for (let i = 0; i < 4; i++) await limited.call(auth.sendConfirmation, {}, token);
    expect(await limited.refusal(auth.sendConfirmation, {}, token)).toMatchObject({
      status: 429,
      msg: 'Too many attempts. Please wait 60 minutes and try again.',
    });
    for (let i = 0; i < 6; i++) {
      clock.forward(HOUR);
      await limited.call(auth.sendConfirmation, {}, token);
    }
    clock.forward(HOUR);
    expect(await limited.refusal(auth.sendConfirmation, {}, token)).toMatchObject({ status: 429 });
  } finally {
    await limited.close();
  }
});
