import * as auth from '@plantcare/contract/auth.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const MINUTE = 60_000;
const PASSWORD_NEEDED = {
  status: 403,
  code: 'password_needed',
  msg: 'Please enter your password again to continue.',
};

const clock = movableClock();
const server = await bootServer({ clock });
afterAll(() => server.close());

let ada: Gardener;
beforeEach(async () => {
  ada = await server.register('Ada');
});

const confirm = (password = ada.password) => server.call(auth.confirmPassword, { json: { password } }, ada.token);
const newAddress = () => ({ json: { name: 'Ada', email: `new-${ada.email}` } });

describe.each([
  { what: 'another email address', endpoint: auth.updateProfile, input: newAddress },
  { what: 'deleting the account', endpoint: auth.deleteAccount, input: () => ({}) },
])('$what', ({ endpoint, input }) => {
  test('is refused 15 minutes after the sign-in, and changes nothing', async () => {
    clock.forward(15 * MINUTE + 1);
    expect(await server.refusal(endpoint, input(), ada.token)).toMatchObject(PASSWORD_NEEDED);
    expect((await server.call(auth.me, {}, ada.token)).user).toEqual(ada.user);
  });

  test('is done within 15 minutes of the sign-in', async () => {
    clock.forward(15 * MINUTE);
    await server.call(endpoint, input(), ada.token);
  });

  test('is done once the password was given again, for 15 minutes', async () => {
    clock.forward(16 * MINUTE);
    await confirm();
    clock.forward(16 * MINUTE);
    expect(await server.refusal(endpoint, input(), ada.token)).toMatchObject(PASSWORD_NEEDED);
    await confirm();
    await server.call(endpoint, input(), ada.token);
  });

  test('is done after the password was changed in this session, and not because it was given in another one', async () => {
    const { token: elsewhere } = await server.call(auth.login, { json: ada });
    clock.forward(16 * MINUTE);
    await server.call(auth.confirmPassword, { json: { password: ada.password } }, elsewhere);
    expect(await server.refusal(endpoint, input(), ada.token)).toMatchObject(PASSWORD_NEEDED);
    const json = { currentPassword: ada.password, newPassword: 'a better one' };
    await server.call(auth.changePassword, { json }, ada.token);
    await server.call(endpoint, input(), ada.token);
  });
});

test('a wrong password confirms nothing', async () => {
  clock.forward(16 * MINUTE);
  const refusal = await server.refusal(auth.confirmPassword, { json: { password: 'guess 1' } }, ada.token);
  const msg = 'This password is incorrect.';
  expect(refusal).toMatchObject({ status: 400, code: 'invalid_input', msg, fields: { password: msg } });
  expect(await server.refusal(auth.deleteAccount, {}, ada.token)).toMatchObject(PASSWORD_NEEDED);
});

test('name, place, bio and the case of the address need no password', async () => {
  clock.forward(16 * MINUTE);
  const json = { name: 'Ada F.', email: ada.email.toUpperCase(), location: 'Kew', bio: 'Ferns.' };
  expect((await server.call(auth.updateProfile, { json }, ada.token)).user).toMatchObject(json);
});
