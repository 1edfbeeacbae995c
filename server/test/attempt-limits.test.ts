import { changePassword, login, register } from '@plantcare/contract/auth.ts';
import { afterAll, expect, test } from 'vitest';
import { bootServer } from './support/server.ts';

const server = await bootServer({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
afterAll(() => server.close());

const PER_ACCOUNT = 10;
const PER_ADDRESS = 60;
const TOO_MANY = { code: 'too_many_requests', msg: 'Too many attempts. Please wait 15 minutes and try again.' };

/** A call as it arrives from a visitor at `address`, through a proxy. */
function post(path: string, address: string, json: unknown, token?: string) {
  return server.request(`/api${path}`, {
    method: path === changePassword.path ? 'PUT' : 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(json),
  });
}

async function statusesOf(times: number, attempt: (index: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await attempt(i)).status);
  return statuses;
}

test('guessing at one account ends after ten attempts, from however many addresses and however it is written', async () => {
  await post(register.path, '192.0.2.1', { name: 'Ada', email: 'ada@example.org', password: 'green secret' });
  const spellings = ['ada@example.org', 'ADA@example.org', ' ada@example.org ', 'ａda@example.org', 'aｄa@example.org'];
  const guess = (i: number) =>
    post(login.path, `198.51.100.${i}`, { email: spellings[i % spellings.length], password: `guess ${i}` });
  expect(await statusesOf(PER_ACCOUNT, guess)).toEqual(Array(PER_ACCOUNT).fill(401));

  for (const [i, email] of spellings.entries()) {
    const refused = await post(login.path, `198.51.100.${100 + i}`, { email, password: 'green secret' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^(900|89\d)$/);
    expect(await refused.json()).toEqual(TOO_MANY);
  }
  const other = await post(login.path, '198.51.100.1', { email: 'eve@example.org', password: 'guess' });
  expect(other.status).toBe(401);
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
