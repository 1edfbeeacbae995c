import { changePassword, login, register } from '@plantcare/contract/auth.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createAttempts } from '../src/attempts/attempts.ts';
import { Failure } from '../src/failure.ts';
import { pauseAfter } from '../src/features/auth/sign-in-limits.ts';
import { movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const MINUTE = 60_000;

const clock = movableClock();
const server = await bootServer({ clock, env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
afterAll(() => server.close());

const PER_ACCOUNT = 10;
const PER_ADDRESS = 60;
const TOO_MANY = { code: 'too_many_requests', msg: 'Too many attempts. Please wait 15 minutes and try again.' };

/** A call as it arrives from a visitor at `address`, through a proxy. */
function post(path: string, address: string, json: unknown, cookie?: string) {
  return server.request(`/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(json),
  });
}

async function statusesOf(times: number, attempt: (index: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await attempt(i)).status);
  return statuses;
}

/** The cookie by which the server recognizes a browser. */
function deviceOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

describe('guessing at one account', () => {
  const password = 'green secret';
  const spellings = ['ada@example.org', 'ADA@example.org', ' ada@example.org ', 'ａda@example.org', 'aｄa@example.org'];
  let email: string;
  let device: string;
  let account = 0;
  beforeEach(async () => {
    clock.forward(25 * 60 * MINUTE);
    email = `ada-${++account}@example.org`;
    device = deviceOf(await post(register.path, '192.0.2.1', { name: 'Ada', email, password }));
  });

  const spelled = (i: number) => spellings[i % spellings.length]?.replace(/@/, `-${account}@`);
  const guess = (i: number, address: string, cookie?: string) =>
    post(login.path, address, { email: spelled(i), password: `guess ${i}` }, cookie);
  const guessFromMany = (i: number) => guess(i, `198.51.100.${i}`);
  const signIn = (address: string, cookie?: string) => post(login.path, address, { email, password }, cookie);

  test('from one address ends after ten attempts there, however it is written, and nowhere else', async () => {
    expect(await statusesOf(PER_ACCOUNT, (i) => guess(i, '198.51.100.1'))).toEqual(Array(PER_ACCOUNT).fill(401));
    const refused = await signIn('198.51.100.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('900');
    expect(await refused.json()).toEqual(TOO_MANY);
    clock.forward(1000);
    expect((await signIn('198.51.100.2')).status).toBe(200);
  });

  test('from many addresses must pause after ten attempts, and a minute later anybody may try', async () => {
    expect(await statusesOf(10, guessFromMany)).toEqual(Array(10).fill(401));
    const refused = await guessFromMany(10);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ msg: 'Too many attempts. Please wait a second and try again.' });

    clock.forward(MINUTE);
    expect((await signIn('192.0.2.50')).status).toBe(200);
  });

  test('many times at the same moment counts every guess', async () => {
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, i) => guessFromMany(i)));
    expect(statuses.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  test('locks nobody out of a browser in which they signed in before', async () => {
    await statusesOf(20, (i) => guess(i, '192.0.2.1'));
    await statusesOf(20, guessFromMany);
    expect((await signIn('192.0.2.1')).status).toBe(429);
    expect((await signIn('192.0.2.1', device)).status).toBe(200);
    expect((await signIn('203.0.113.77', `theme=dark; ${device}`)).status).toBe(200);
  });

  test('in such a browser ends after ten attempts too', async () => {
    const attempt = (i: number) => guess(i, `198.51.100.${i}`, device);
    expect(await statusesOf(PER_ACCOUNT, attempt)).toEqual(Array(PER_ACCOUNT).fill(401));
    expect((await attempt(PER_ACCOUNT)).status).toBe(429);
  });

  test('is limited in a browser that is known only for another account', async () => {
    const eve = { name: 'Eve', email: `eve-${account}@example.org`, password };
    const hers = deviceOf(await post(register.path, '192.0.2.9', eve));
    expect(hers).toMatch(/^device=[\w-]{43}$/);
    await statusesOf(PER_ACCOUNT, (i) => guess(i, '198.51.100.1', hers));
    expect((await guess(11, '198.51.100.1', hers)).status).toBe(429);
    clock.forward(1000);
    expect((await guess(12, '198.51.100.2', hers)).status).toBe(401);
  });

  test('is counted in the database, so that a restart or another process changes nothing', async () => {
    await statusesOf(PER_ACCOUNT, (i) => guess(i, '198.51.100.1'));
    await server.restart();
    expect((await guess(11, '198.51.100.1')).status).toBe(429);
    expect(JSON.stringify(await server.db.selectFrom('attempts').selectAll().execute())).not.toContain('198.51.100.1');
  });

  test('begins again after a sign-in that succeeded', async () => {
    await statusesOf(PER_ACCOUNT - 1, (i) => guess(i, '198.51.100.1'));
    expect((await signIn('198.51.100.1')).status).toBe(200);
    clock.forward(1000);
    expect((await guess(1, '198.51.100.1')).status).toBe(401);
    clock.forward(1000);
    expect((await guess(2, '198.51.100.1')).status).toBe(401);
  });
});

test('guesses from many addresses are fewer than 100 in the first hour, and 60 in the next', async () => {
  const attempts = createAttempts({ db: server.db, clock, on: true });
  const limit = { pauseAfter, windowMs: 24 * 60 * MINUTE };
  const guessesInAnHour = async () => {
    let guesses = 0;
    for (const end = clock().getTime() + 60 * MINUTE; clock().getTime() < end; ) {
      try {
        await attempts.slowDown('one account', limit);
        guesses += 1;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        clock.forward(1000 * (error.retryAfterSeconds ?? 0));
      }
    }
    return guesses;
  };
  expect(await guessesInAnHour()).toBeLessThan(100);
  expect(await guessesInAnHour()).toBeLessThanOrEqual(60);
});

test('the cookie of a browser opens nothing, and only calls about the account get it', async () => {
  const account = { name: 'Zoe', email: 'zoe@example.org', password: 'green secret' };
  const response = await post(register.path, '192.0.2.4', account);
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
  expect((await server.request('/api/auth/me', { headers: { cookie: deviceOf(response) } })).status).toBe(401);
  const stored = await server.db.selectFrom('known_devices').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(deviceOf(response).slice('device='.length));
});

test('trying many accounts from one address ends after sixty attempts, and only there', async () => {
  const attempt = (i: number) => post(login.path, '203.0.113.1', { email: `e${i}@example.org` });
  expect(await statusesOf(PER_ADDRESS, attempt)).toEqual(Array(PER_ADDRESS).fill(400));
  const refused = await attempt(PER_ADDRESS);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual(TOO_MANY);
  expect((await post(register.path, '203.0.113.1', {})).status).toBe(429);
  expect((await post(login.path, '203.0.113.2', {})).status).toBe(400);
});

test.each([
  ['writes addresses of their own before the one the proxy adds', (i: number) => `192.0.2.${i}, 203.0.113.3`],
  ['goes through the addresses of one IPv6 network', (i: number) => `2001:db8:0:1::${(i + 1).toString(16)}`],
])('a visitor who %s is still one visitor', async (_, addressOf) => {
  const attempt = (i: number) => post(login.path, addressOf(i), { email: `e${i}@example.org` });
  expect(await statusesOf(PER_ADDRESS, attempt)).toEqual(Array(PER_ADDRESS).fill(400));
  expect((await attempt(PER_ADDRESS)).status).toBe(429);
});

test('guessing at the current password ends after ten attempts, however the token is written', async () => {
  const account = { name: 'Mia', email: 'mia@example.org', password: 'green secret' };
  const { token } = (await (await post(register.path, '192.0.2.2', account)).json()) as { token: string };
  const guess = (i: number, scheme = 'Bearer') =>
    server.request(`/api${changePassword.path}`, {
      method: changePassword.method,
      headers: { 'content-type': 'application/json', authorization: `${scheme} ${token}` },
      body: JSON.stringify({ currentPassword: `guess ${i}`, newPassword: 'another' }),
    });
  expect(await statusesOf(PER_ACCOUNT, guess)).toEqual(Array(PER_ACCOUNT).fill(400));
  expect((await guess(11)).status).toBe(429);
  expect((await guess(12, 'BEARER')).status).toBe(429);
});

test('without a trusted proxy nobody chooses an address for themselves', async () => {
  const direct = await bootServer({ env: { RATE_LIMIT: 'on' } });
  try {
    const attempt = (i: number) =>
      direct.request(`/api${login.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${i}` },
        body: JSON.stringify({ email: `e${i}@example.org` }),
      });
    expect((await statusesOf(PER_ADDRESS + 1, attempt)).at(-1)).toBe(429);
  } finally {
    await direct.close();
  }
});
