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

test('an account has at most 50 sessions: the next sign-in ends the one that was not used for longest', async () => {
  const ada = await server.register();
  clock.forward(2 * HOUR);
  const idle = await signInWithFirefox(ada);
  clock.forward(2 * HOUR);
  await server.call(auth.me, {}, ada.token);
  for (let others = 2; others < 50; others++) await signInWithFirefox(ada);
  expect(await server.call(auth.listSessions, {}, ada.token)).toHaveLength(50);
  clock.forward(1);
  await signInWithFirefox(ada);
  expect(await server.refusal(auth.me, {}, idle)).toMatchObject({ status: 401 });
  expect(await server.call(auth.listSessions, {}, ada.token)).toHaveLength(50);
});

test('no sign-in with the old password outlives a change of it, however close they come', async () => {
  const ada = await server.register();
  for (let round = 1; round <= 8; round++) {
    const before = { email: ada.email, password: round === 1 ? ada.password : `secret ${round - 1}` };
    const change = { currentPassword: before.password, newPassword: `secret ${round}` };
    const signIn = () => signInWithFirefox(before).catch(() => null);
    // The second one reads the old hash about when the change is done with the new one.
    const [, late] = await Promise.all([
      server.call(auth.changePassword, { json: change }, ada.token),
      signIn().then(signIn),
    ]);
    if (late !== null) expect(await server.refusal(auth.me, {}, late)).toMatchObject({ status: 401 });
    expect(await server.call(auth.listSessions, {}, ada.token)).toHaveLength(1);
  }
});
