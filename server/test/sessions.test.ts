import * as auth from '@plantcare/contract/auth.ts';
import { afterAll, expect, test } from 'vitest';
import { HOUR, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const clock = movableClock();
const server = await bootServer({ clock });
afterAll(() => server.close());

const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

async function signInWithFirefox({ email, password }: { email: string; password: string }): Promise<string> {
  const response = await server.request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
    body: JSON.stringify({ email, password }),
  });
  return auth.login.response.parse(await response.json()).token;
}

test('the places where an account is signed in are listed, last used first, this one marked', async () => {
  const ada = await server.register();
  clock.forward(2 * HOUR);
  const phone = await signInWithFirefox(ada);
  const places = await server.call(auth.listSessions, {}, phone);
  expect(places).toHaveLength(2);
  expect(places[0]).toMatchObject({ current: true, device: FIREFOX, lastUsedAt: clock().toISOString() });
  expect(places[1]).toMatchObject({ current: false });
});

test('signing out everywhere else ends the other sessions and nobody else’s', async () => {
  const [ada, eve] = await Promise.all([server.register('Ada'), server.register('Eve')]);
  const phone = await signInWithFirefox(ada);
  await server.call(auth.endOtherSessions, {}, phone);
  expect(await server.refusal(auth.me, {}, ada.token)).toMatchObject({ status: 401 });
  expect(await server.call(auth.listSessions, {}, phone)).toHaveLength(1);
  expect((await server.call(auth.me, {}, eve.token)).user.name).toBe('Eve');
});

test('no sign-in with the old password outlives a change of it, however close they come', async () => {
  const ada = await server.register();
  const oldSignIn = { json: { email: ada.email, password: ada.password } };
  const change = { json: { currentPassword: ada.password, newPassword: 'another secret' } };
  const [, ...signIns] = await Promise.all([
    server.call(auth.changePassword, change, ada.token),
    ...Array.from({ length: 6 }, () => signInWithFirefox(ada).catch(() => null)),
  ]);
  for (const token of signIns) {
    if (token !== null) expect(await server.refusal(auth.me, {}, token)).toMatchObject({ status: 401 });
  }
  expect(await server.refusal(auth.login, oldSignIn)).toMatchObject({ status: 401 });
  expect(await server.call(auth.listSessions, {}, ada.token)).toHaveLength(1);
});
