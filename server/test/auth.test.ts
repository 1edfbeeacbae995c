import * as auth from '@plantcare/contract/auth.ts';
import { addPlant, listPlants } from '@plantcare/contract/plants.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { picture, upload } from './support/files/pictures.ts';
import { DAY, HOUR, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const clock = movableClock();
const server = await bootServer({ clock });
afterAll(() => server.close());

const SIGNED_OUT = { status: 401, code: 'signed_out', msg: 'Please log in to continue.' };

describe('registering', () => {
  test('gives a token and the account, with every notification on', async () => {
    const { token, user } = await server.call(auth.register, {
      json: { name: '  Ada 🌿 Fern ', email: 'Ada@Example.org', password: 'green secret', timeZone: 'Europe/Berlin' },
    });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(user).toMatchObject({
      name: 'Ada 🌿 Fern',
      email: 'Ada@Example.org',
      location: null,
      bio: null,
      timeZone: 'Europe/Berlin',
      createdAt: clock().toISOString(),
      notificationSettings: {
        enabled: true,
        email: true,
        push: true,
        reminders: true,
        weather: true,
        aiInsights: true,
      },
    });
    expect(await server.call(auth.me, {}, token)).toEqual({ user });
  });

  test.each(['Atlantis/Poseidonis', 'SystemV/EST5', '', 7])('takes the time zone %j for UTC', async (timeZone) => {
    const json = {
      name: 'Ada',
      email: `zone-${timeZone.toString().length}@example.org`,
      password: 'green secret',
      timeZone,
    };
    const response = await server.request('/api/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
    expect(await response.json()).toMatchObject({ user: { timeZone: 'UTC' } });
  });

  test.each([
    ['name', 'Full name is required', ' '],
    ['name', 'Full name can have at most 200 characters', 'x'.repeat(201)],
    ['name', 'This text contains a character that cannot be stored', 'A\0da'],
    ['email', 'Email is required', ''],
    ['email', 'Please enter a valid email address', 'ada at example'],
    ['password', 'Password must be at least 6 characters long', '12345'],
    ['password', 'Password can have at most 1000 characters', 'x'.repeat(1001)],
    ['password', 'Many people use this password, so it is easy to guess. Please choose another one.', 'Password123'],
  ])('refuses the %s: %s', async (field, msg, wrong) => {
    const json = { name: 'Ada', email: 'new@example.org', password: 'green secret', [field]: wrong };
    expect(await server.refusal(auth.register, { json })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      msg,
      fields: { [field]: msg },
    });
  });

  test.each([[undefined], [null], [[]], ['text'], [{ name: 1, email: {}, password: [] }]])(
    'refuses the body %j',
    async (json) => {
      const refusal = await server.refusal(auth.register, { json });
      expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' });
      expect(JSON.stringify(refusal)).not.toMatch(/expected|undefined/); // Zod's own words are for developers.
    },
  );

  test('refuses an email address that another account has, in whatever case', async () => {
    const { email } = await server.register();
    const json = { name: 'Eve', email: email.toUpperCase(), password: 'green secret' };
    expect(await server.refusal(auth.register, { json })).toMatchObject({
      status: 409,
      code: 'conflict',
      msg: 'An account with this email already exists.',
      fields: { email: 'An account with this email already exists.' },
    });
  });

  test('makes one account of two registrations with one email address at the same moment', async () => {
    const body = JSON.stringify({ name: 'Ada', email: 'twins@example.org', password: 'green secret' });
    const headers = { 'content-type': 'application/json' };
    const responses = await Promise.all(
      [1, 2].map(() => server.request('/api/auth/register', { method: 'POST', headers, body })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('is refused where registration is closed, while signing in still works', async () => {
    const closed = await bootServer({ env: { REGISTRATION: 'closed' } });
    try {
      const json = { name: 'Ada', email: 'ada@example.org', password: 'green secret' };
      expect(await closed.refusal(auth.register, { json })).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await closed.refusal(auth.login, { json })).toMatchObject({ status: 401 });
      expect(await closed.rows()).not.toHaveProperty('users');
    } finally {
      await closed.close();
    }
  });
});

describe('signing in', () => {
  test('works with the email address in whatever case, and gives a token of its own', async () => {
    const { email, password, token, user } = await server.register();
    const again = await server.call(auth.login, { json: { email: ` ${email.toUpperCase()} `, password } });
    expect(again.user).toEqual(user);
    expect(again.token).not.toBe(token);
    expect(await server.call(auth.me, {}, again.token)).toEqual({ user });
  });

  test('moves the account to the time zone the browser is in', async () => {
    const { email, password, token } = await server.register();
    await server.call(auth.login, { json: { email, password, timeZone: 'Asia/Tokyo' } });
    await server.call(auth.login, { json: { email, password, timeZone: 'Nowhere' } });
    expect((await server.call(auth.me, {}, token)).user.timeZone).toBe('Asia/Tokyo');
  });

  test('takes a password typed on a keyboard that composes its letters differently', async () => {
    const json = { name: 'Zoë', email: 'zoe@example.org', password: 'caf\u00e9-cr\u00e8me' };
    await server.call(auth.register, { json });
    await server.call(auth.login, { json: { email: json.email, password: 'cafe\u0301-cre\u0300me' } });
  });

  test('answers the same for an unknown email address and a wrong password', async () => {
    const { email } = await server.register();
    const [unknown, wrong] = await Promise.all([
      server.refusal(auth.login, { json: { email: 'nobody@example.org', password: 'guess-1' } }),
      server.refusal(auth.login, { json: { email, password: 'guess-1' } }),
    ]);
    const { headers: _, ...said } = unknown;
    expect(said).toEqual({ status: 401, code: 'signed_out', msg: 'Email or password is incorrect.' });
    expect(wrong).toMatchObject(said);
    expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()]);
  });

  test.each([
    ['email', 'Email is required'],
    ['password', 'Password is required'],
  ])('is refused without %s: %s', async (field, msg) => {
    const json = { email: 'ada@example.org', password: 'green secret', [field]: '' };
    expect(await server.refusal(auth.login, { json })).toMatchObject({ status: 400, msg, fields: { [field]: msg } });
  });
});

describe('a session', () => {
  test('ends when its gardener signs out, and only that one', async () => {
    const { email, password, token } = await server.register();
    const phone = await server.call(auth.login, { json: { email, password } });
    await server.call(auth.logout, {}, token);
    expect(await server.refusal(auth.me, {}, token)).toMatchObject(SIGNED_OUT);
    await server.call(auth.me, {}, phone.token);
  });

  test('ends 30 days after its last use', async () => {
    const { token } = await server.register();
    clock.forward(29 * DAY);
    await server.call(auth.me, {}, token);
    clock.forward(29 * DAY);
    await server.call(auth.me, {}, token);
    clock.forward(30 * DAY);
    expect(await server.refusal(auth.me, {}, token)).toMatchObject(SIGNED_OUT);
  });

  test('ends 180 days after the sign-in, however often it is used', async () => {
    const { token } = await server.register();
    for (let day = 20; day < 180; day += 20) {
      clock.forward(20 * DAY);
      await server.call(auth.me, {}, token);
    }
    clock.forward(20 * DAY - 1);
    await server.call(auth.me, {}, token);
    clock.forward(1);
    expect(await server.refusal(auth.me, {}, token)).toMatchObject(SIGNED_OUT);
  });

  test('is not written to the database at every use', async () => {
    const { token, user } = await server.register();
    const lastUse = async () =>
      server.db
        .selectFrom('sessions')
        .select('last_used_at')
        .where('user_id', '=', user._id)
        .executeTakeFirstOrThrow()
        .then((row) => row.last_used_at);
    const start = await lastUse();
    clock.forward(HOUR / 2);
    await server.call(auth.me, {}, token);
    expect(await lastUse()).toBe(start);
    clock.forward(HOUR);
    await server.call(auth.me, {}, token);
    expect(await lastUse()).toBe(clock().toISOString());
  });

  test('is stored without its token, and an account without its password', async () => {
    const { token, user, password } = await server.register();
    const session = await server.db.selectFrom('sessions').selectAll().where('user_id', '=', user._id).execute();
    const account = await server.db.selectFrom('users').selectAll().where('id', '=', user._id).execute();
    expect(session).toHaveLength(1);
    expect(JSON.stringify(session)).not.toContain(token);
    expect(JSON.stringify(account)).not.toContain(password);
    expect(account[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$/);
  });

  test('that has expired is gone from the database after a restart', async () => {
    const { user } = await server.register();
    clock.forward(31 * DAY);
    await server.restart();
    const left = await server.db.selectFrom('sessions').select('id').where('user_id', '=', user._id).execute();
    expect(left).toEqual([]);
  });
});

describe('the profile', () => {
  test('changes name, email, location and bio; what is left out stays, what is empty is cleared', async () => {
    const { token, user, password } = await server.register();
    const first = { name: 'Ada F.', email: 'Moved@Example.org', location: 'Kew 🌱', bio: 'Ferns.\nMostly.' };
    expect(await server.call(auth.updateProfile, { json: first }, token)).toEqual({
      user: { ...user, ...first, unconfirmedEmail: first.email, version: expect.any(Number) },
    });
    const second = { name: 'Ada F.', email: 'Moved@Example.org', location: '' };
    expect((await server.call(auth.updateProfile, { json: second }, token)).user).toMatchObject({
      location: null,
      bio: 'Ferns.\nMostly.',
    });
    await server.call(auth.login, { json: { email: 'moved@example.org', password } });
  });

  test('takes back its own email address in another case, but not another gardener’s', async () => {
    const { token, user, email } = await server.register();
    const other = await server.register();
    const own = { name: user.name, email: email.toUpperCase() };
    expect((await server.call(auth.updateProfile, { json: own }, token)).user.email).toBe(email.toUpperCase());
    const taken = { name: user.name, email: other.email.toUpperCase() };
    expect(await server.refusal(auth.updateProfile, { json: taken }, token)).toMatchObject({ status: 409 });
  });

  test.each([
    ['name', ''],
    ['email', 'nowhere'],
    ['bio', 'x'.repeat(2001)],
    ['location', 'Ke\0w'],
  ])('refuses a wrong %s', async (field, wrong) => {
    const { token } = await server.register();
    const json = { name: 'Ada', email: 'ada@example.org', [field]: wrong };
    const refusal = await server.refusal(auth.updateProfile, { json }, token);
    expect(refusal).toMatchObject({ status: 400, fields: { [field]: refusal.msg } });
  });
});

describe('changing the password', () => {
  test('ends every other session, keeps this one, and the new password is the one that works', async () => {
    const { email, password, token } = await server.register();
    const phone = await server.call(auth.login, { json: { email, password } });
    const json = { currentPassword: password, newPassword: 'a better one' };
    await server.call(auth.changePassword, { json }, token);

    await server.call(auth.me, {}, token);
    expect(await server.refusal(auth.me, {}, phone.token)).toMatchObject(SIGNED_OUT);
    expect(await server.refusal(auth.login, { json: { email, password } })).toMatchObject({ status: 401 });
    await server.call(auth.login, { json: { email, password: 'a better one' } });
  });

  test('is refused with a wrong current password, which is no reason to sign anyone out', async () => {
    const { email, password, token } = await server.register();
    const json = { currentPassword: 'not it', newPassword: 'a better one' };
    expect(await server.refusal(auth.changePassword, { json }, token)).toMatchObject({
      status: 400,
      msg: 'Current password is incorrect.',
      fields: { currentPassword: 'Current password is incorrect.' },
    });
    await server.call(auth.login, { json: { email, password } });
  });

  test('is refused with a new password that is too short', async () => {
    const { password, token } = await server.register();
    const json = { currentPassword: password, newPassword: '12345' };
    expect(await server.refusal(auth.changePassword, { json }, token)).toMatchObject({
      status: 400,
      msg: 'Password must be at least 6 characters long',
    });
  });
});

test('one of the commonest passwords is refused as a new password', async () => {
  const { password, token } = await server.register();
  const json = { currentPassword: password, newPassword: 'sunshine' };
  const msg = 'Many people use this password, so it is easy to guess. Please choose another one.';
  expect(await server.refusal(auth.changePassword, { json }, token)).toMatchObject({
    status: 400,
    msg,
    fields: { newPassword: msg },
  });
});

describe('notification settings', () => {
  test('change one by one and stay', async () => {
    const { token, user } = await server.register();
    await server.call(auth.updateNotificationSettings, { json: { weather: false } }, token);
    await server.call(auth.updateNotificationSettings, { json: { push: false, enabled: true } }, token);
    expect((await server.call(auth.me, {}, token)).user).toEqual({
      ...user,
      notificationSettings: { ...user.notificationSettings, weather: false, push: false },
    });
    await server.call(auth.updateNotificationSettings, { json: { weather: true } }, token);
    expect((await server.call(auth.me, {}, token)).user.notificationSettings.weather).toBe(true);
  });

  test('take nothing but true and false', async () => {
    const { token } = await server.register();
    const refusal = await server.refusal(auth.updateNotificationSettings, { json: { weather: 'yes' } }, token);
    const msg = 'Invalid request. Please check your input and try again.';
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input', msg, fields: { weather: msg } });
  });
});

test('deleting the account leaves no row in any table and no file', async () => {
  const alone = await bootServer();
  try {
    const { token, email, password } = await alone.register();
    await alone.call(auth.login, { json: { email, password } });
    const photo = upload(await picture().png().toBuffer());
    await alone.call(addPlant, { form: { name: 'Fern' }, photo }, token);
    await alone.call(addPlant, { form: { name: 'Palm' } }, token);
    expect(await alone.photoFiles()).toHaveLength(2);
    expect(await alone.rows()).toEqual({
      users: 1,
      data_versions: 1,
      sessions: 2,
      plants: 2,
      photos: 1,
      notifications: 1,
      announced: 1,
      known_devices: 2,
    });

    await alone.call(auth.deleteAccount, {}, token);
    expect(await alone.photoFiles()).toEqual([]);
    expect(await alone.rows()).toEqual({});
    expect(await alone.refusal(auth.me, {}, token)).toMatchObject(SIGNED_OUT);
    expect(await alone.refusal(auth.login, { json: { email, password } })).toMatchObject({ status: 401 });
  } finally {
    await alone.close();
  }
});

test('deleting an account takes nothing from anyone else', async () => {
  const [ada, eve] = [await server.register(), await server.register()];
  const photo = upload(await picture().png().toBuffer());
  const fern = await server.call(addPlant, { form: { name: 'Fern' }, photo }, eve.token);
  await server.call(auth.deleteAccount, {}, ada.token);
  expect(await server.call(auth.me, {}, eve.token)).toEqual({ user: eve.user });
  expect(await server.call(listPlants, {}, eve.token)).toEqual([fern]);
  expect((await server.request(`${fern.photoUrl}`)).status).toBe(200);
});
