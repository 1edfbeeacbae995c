import 'fake-indexeddb/auto';
import type { User } from '@plantcare/contract/auth.ts';
import { SAVED_BEFORE } from '@plantcare/contract/errors.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EntryChange } from './pending-change.ts';

const ada = { _id: 'ada', name: 'Ada', email: 'ada@example.org' } as User; // only the fields that a session needs
const eve = { ...ada, _id: 'eve' };

type Reply = (call: string, key: string | null) => Response | Promise<Response>;

const ok: Reply = () => Response.json({ _id: 'entry' }, { status: 201 });
const offline: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

let reply: Reply;
/** The calls that were answered or not, with their keys. */
let sent: { call: string; key: string | null; title: unknown }[];

/** A tab of the browser, which shares its storage with the others. */
async function openTab() {
  vi.resetModules();
  const queue = await import('./change-queue.ts');
  const list = await import('./pending-list.ts');
  const session = await import('@/lib/session/session.ts');
  const { sendEntry } = await import('./send-change.ts');
  const write = (title: string, date = new Date().toISOString()) => {
    const fields = { plants: ['fern'], activity: 'watering', content: '', photo: null } as const;
    const change: EntryChange = { kind: 'entry', title, date, ...fields };
    return queue.submitChange({ change, send: (key) => sendEntry(change, key) });
  };
  const titles = async () =>
    (await list.refreshPending()).map(({ change }) => (change.kind === 'entry' ? change.title : change.kind));
  return { ...queue, ...list, ...session, write, titles };
}

beforeEach(() => {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, storage);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('indexedDB', new IDBFactory());
  // One lock for all tabs.
  let held: Promise<unknown> = Promise.resolve();
  const request = (_name: string, task: () => Promise<unknown>) => {
    held = held.then(task);
    return held;
  };
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key');
    const call = `${init.method} ${address.replace('/api', '')}`;
    sent.push({ call, key, title: init.body instanceof FormData ? init.body.get('title') : undefined });
    return reply(call, key);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Other test files share the modules, which hold on to the simulated browser.
  vi.resetModules();
});

it('sends at once what can be sent, and keeps nothing', async () => {
  const tab = await openTab();
  tab.startSession('token', ada);
  reply = ok;
  expect(await tab.write('Watered')).toEqual({ kind: 'sent', answer: { _id: 'entry' } });
  expect(await tab.titles()).toEqual([]);
});

it('keeps what has no answer, or that of a proxy, and sends it once, in order and with the same key, from another tab', async () => {
  const tab = await openTab();
  tab.startSession('token', ada);
  reply = offline;
  expect(await tab.write('First')).toMatchObject({ kind: 'waiting' });
  reply = () => new Response('Bad gateway', { status: 502 });
  expect(await tab.write('Second')).toMatchObject({ kind: 'waiting' });
  const keys = new Map(sent.map(({ title, key }) => [title, key]));

  sent = [];
  reply = ok;
  const [one, other] = [await openTab(), await openTab()];
  expect(await one.titles()).toEqual(['First', 'Second']);
  await Promise.all([one.sendPending(), other.sendPending(), one.sendPending()]);
  expect(sent.map(({ title }) => title)).toEqual(['First', 'Second']);
  for (const { title, key } of sent) expect(key).toBe(keys.get(title) ?? key);
  expect(sent[0]?.key).toBe(keys.get('First'));
  expect(await other.titles()).toEqual([]);
});

it('gives what the server refuses back to the form, and keeps it where no form waits any more', async () => {
  const tab = await openTab();
  tab.startSession('token', ada);
  const refuse: Reply = () => Response.json({ msg: 'Plant not found.', code: 'not_found' }, { status: 404 });
  reply = refuse;
  await expect(tab.write('In the form')).rejects.toMatchObject({ msg: 'Plant not found.' });
  expect(await tab.titles()).toEqual([]);

  reply = offline;
  await tab.write('Later');
  await tab.write('Next');
  reply = (call, key) => (sent.at(-1)?.title === 'Later' ? refuse(call, key) : ok(call, key));
  await tab.sendPending();
  const [refused] = await tab.refreshPending();
  expect(refused).toMatchObject({ change: { title: 'Later' }, refusal: { status: 404, msg: 'Plant not found.' } });
  expect(await tab.titles()).toEqual(['Later']);

  reply = ok;
  if (refused) await tab.retryChange(refused);
  expect(await tab.titles()).toEqual([]);
});

it('keeps everything while the session has ended, for its account alone', async () => {
  const tab = await openTab();
  tab.startSession('token', ada);
  reply = offline;
  await tab.write('By Ada');
  reply = () => Response.json({ msg: 'Please log in to continue.', code: 'signed_out' }, { status: 401 });
  await tab.sendPending();
  expect(tab.getSession()).toBeNull();
  expect(await tab.titles()).toEqual([]);

  sent = [];
  reply = ok;
  tab.startSession('another token', eve);
  await tab.sendPending();
  expect([await tab.titles(), sent]).toEqual([[], []]);

  tab.startSession('a third token', ada);
  expect(await tab.titles()).toEqual(['By Ada']);
  await tab.sendPending();
  expect(sent).toMatchObject([{ title: 'By Ada' }]);
});

it('lets the gardener go on when the server takes too long, and takes its answer when it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tab = await openTab();
  tab.startSession('token', ada);
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  reply = () => {
    ask();
    return promise;
  };
  const submitted = tab.write('Slow');
  await asked;
  vi.advanceTimersByTime(8000);
  expect(await submitted).toMatchObject({ kind: 'waiting' });
  expect(await tab.titles()).toEqual(['Slow']);
  resolve(Response.json({ _id: 'entry' }, { status: 201 }));
  await tab.sendPending();
  expect(await tab.titles()).toEqual([]);
  expect(sent).toHaveLength(1);
});

it('asks the diary before it sends what may have been saved more than a day ago', async () => {
  const tab = await openTab();
  tab.startSession('token', ada);
  reply = offline;
  const date = new Date().toISOString();
  await tab.write('Saved', date);
  await tab.write('Lost', date);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
  sent = [];
  const entry = { title: 'Saved', activity: 'watering', date };
  reply = (call, key) => (call.startsWith('GET') ? Response.json([entry]) : ok(call, key));
  await tab.sendPending();
  expect(sent.filter(({ call }) => call === 'POST /diary')).toMatchObject([{ title: 'Lost' }]);
  expect(await tab.titles()).toEqual([]);
});

it('takes a change that is known to be saved for sent', async () => {
  const tab = await openTab();
  tab.startSession('token', ada);
  reply = offline;
  await tab.write('Saved');
  reply = () => Response.json({ msg: SAVED_BEFORE, code: 'conflict' }, { status: 409 });
  await tab.sendPending();
  expect(await tab.titles()).toEqual([]);
});

it('forgets what is discarded, and everything at once when the gardener signs out', async () => {
  const tab = await openTab();
  tab.startSession('token', ada);
  reply = offline;
  for (const title of ['One', 'Two', 'Three']) await tab.write(title);
  const [first] = await tab.refreshPending();
  await tab.discardChange(first?.id ?? '');
  expect(await tab.titles()).toEqual(['Two', 'Three']);
  await tab.discardAllChanges();
  expect(await tab.titles()).toEqual([]);
});
