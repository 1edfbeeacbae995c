import type { User } from '@plantcare/contract/auth.ts';
import { login, me } from '@plantcare/contract/auth.ts';
import { addPlant, listPlants } from '@plantcare/contract/plants.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '@/lib/api/call-error.ts';

const ada = { _id: 'ada', name: 'Ada', email: 'ada@example.org' } as User; // only the fields that a session needs

/** Simulates the browser, then imports the modules again, so that each test begins signed out. */
async function inBrowser(answer: (request: Request) => Response | Promise<Response>) {
  vi.resetModules();
  vi.stubGlobal('location', new URL('http://localhost/plants'));
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    answer(new Request(`http://garden.test${address}`, init)),
  );
  const session = await import('@/lib/session/session.ts');
  const { call } = await import('@/lib/api/call.ts');
  return { session, call };
}

/** Other test files share the modules, which hold on to the simulated browser. */
function leaveBrowser() {
  vi.unstubAllGlobals();
  vi.resetModules();
}

async function refusalOf(promise: Promise<unknown>) {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  // Compared by name: the modules were imported again, so the class is another object.
  expect(error).toHaveProperty('name', CallError.name);
  return error as CallError;
}

describe('a call', () => {
  let seen: Request[] = [];
  beforeEach(() => {
    seen = [];
  });
  afterEach(leaveBrowser);

  it('sends the token and gives the answer', async () => {
    const { call, session } = await inBrowser((request) => {
      seen.push(request);
      return Response.json({ user: ada });
    });
    session.startSession('secret', ada);
    expect(await call(me, {})).toEqual({ user: ada });
    expect(seen[0]?.url).toBe('http://garden.test/api/auth/me');
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  it('throws with the message, the code and the fields of a refusal', async () => {
    const body = { msg: 'Please look again.', code: 'invalid_input', fields: { name: 'Name is required' } };
    const { call } = await inBrowser(() => Response.json(body, { status: 400 }));
    expect(await refusalOf(call(addPlant, { form: { name: '' } }))).toMatchObject({ status: 400, ...body });
  });

  it('has no message if the answer is not from this server', async () => {
    const { call } = await inBrowser(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    expect(await refusalOf(call(me, {}))).toMatchObject({ status: 502, code: 'server_error', msg: null });
  });

  it('is refused with status 0 when no response comes', async () => {
    const { call } = await inBrowser(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await refusalOf(call(me, {}))).toMatchObject({ status: 0, code: 'no_response', msg: null });
  });

  it('puts a list together that comes in several parts', async () => {
    const { call, session } = await inBrowser((request) => {
      seen.push(request);
      const link = [
        '</api/plants?after=first>; rel="next"',
        '</api/plants?after=second>; rel="next"',
        '<https://elsewhere.test/>; rel="help"',
      ][seen.length - 1];
      return Response.json([{ _id: `plant ${seen.length}` }], { headers: { link: link ?? '' } });
    });
    session.startSession('secret', ada);
    expect(await call(listPlants, {})).toEqual([{ _id: 'plant 1' }, { _id: 'plant 2' }, { _id: 'plant 3' }]);
    expect(seen.map(({ url }) => new URL(url).search)).toEqual(['', '?after=first', '?after=second']);
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual(Array(3).fill('Bearer secret'));
  });

  it('that cannot get a part of a list fails, rather than to show half of it', async () => {
    const { call } = await inBrowser((request) => {
      seen.push(request);
      if (seen.length > 1) return new Response('<h1>Bad Gateway</h1>', { status: 502 });
      return Response.json([{ _id: 'fern' }], { headers: { link: '</api/plants?after=first>; rel="next"' } });
    });
    expect(await refusalOf(call(listPlants, {}))).toMatchObject({ status: 502 });
  });

  it('that creates something sends a key, and the same one when it is tried again after a failure of the network', async () => {
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
      () => Response.json({ _id: 'fern' }, { status: 201 }),
      () => Response.json({ _id: 'another fern' }, { status: 201 }),
    ];
    const { call } = await inBrowser((request) => {
      seen.push(request);
      return answers[seen.length - 1]?.() ?? Response.error();
    });
    const add = (name: string) =>
      call(addPlant, { form: { name }, photo: new File(['leaf'], 'leaf.jpg', { lastModified: 1 }) });
    await refusalOf(add('Fern'));
    await refusalOf(add('Fern'));
    await add('Fern');
    await add('Fern');
    const [first, second, third, afterwards] = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\d-]{10,}$/);
    expect([second, third]).toEqual([first, first]);
    expect(afterwards).not.toBe(first);
  });

  it('that creates something else, or nothing, has another key or none', async () => {
    const { call } = await inBrowser((request) => {
      seen.push(request);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await refusalOf(call(addPlant, { form: { name: 'Fern' } }));
    await refusalOf(call(addPlant, { form: { name: 'Palm' } }));
    await refusalOf(call(me, {}));
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBeNull();
  });

  it('passes an abort on unchanged', async () => {
    const { call } = await inBrowser((request) => Promise.reject(request.signal.reason));
    await expect(call(me, {}, { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
  });

  it('ends the session when the server no longer knows it', async () => {
    const { call, session } = await inBrowser(() => Response.json({}, { status: 401 }));
    session.startSession('secret', ada);
    await refusalOf(call(me, {}));
    expect(session.getSession()).toBeNull();
  });

  it('keeps the session when a password is wrong', async () => {
    const { call, session } = await inBrowser(() => Response.json({}, { status: 401 }));
    session.startSession('secret', ada);
    await refusalOf(call(login, { json: { email: 'ada@example.org', password: 'wrong' } }));
    expect(session.getSession()).not.toBeNull();
  });

  it('keeps a session that began while a call of the previous one was running', async () => {
    const { call, session } = await inBrowser(() => {
      session.startSession('newer', ada);
      return Response.json({}, { status: 401 });
    });
    session.startSession('older', ada);
    await refusalOf(call(me, {}));
    expect(session.getSession()?.token).toBe('newer');
  });
});
