import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Dated, notShared, type SharedCache } from '../../redis/shared-cache.ts';
import { createAnswerCache } from './answer-cache.ts';

const SECOND = 1_000;

let now = 0;
let asked: string[][] = [];
let answer: (keys: readonly string[]) => Promise<readonly (string | Error)[]>;
const echo = async (keys: readonly string[]) => keys.map((key) => `${key} at ${now}`);

function newCache(shared: SharedCache<string> = notShared()) {
  return createAnswerCache<string>({
    shared,
    clock: () => new Date(now),
    freshMs: 100 * SECOND,
    staleMs: 1_000 * SECOND,
    ask(keys) {
      asked.push([...keys]);
      return answer(keys);
    },
  });
}

let cache = newCache();
beforeEach(() => {
  now = Date.parse('2026-05-01T08:00:00.000Z');
  asked = [];
  answer = echo;
  cache = newCache();
});

describe('answers', () => {
  test('come in the order of the keys, each asked once, those that are not known together', async () => {
    const at = new Date(now);
    await cache.getAll(['b']);
    const answers = await cache.getAll(['c', 'b', 'a', 'c']);
    expect(asked).toEqual([['b'], ['c', 'a']]);
    expect(answers).toEqual(['c', 'b', 'a', 'c'].map((key) => ({ value: `${key} at ${now}`, at, stale: false })));
    expect(await cache.getAll([])).toEqual([]);
  });

  test('that are on their way are waited for by everybody', async () => {
    const gate = Promise.withResolvers<void>();
    answer = (keys) => gate.promise.then(() => echo(keys));
    const first = cache.getAll(['a', 'b']);
    const second = cache.getAll(['b', 'c']);
    gate.resolve();
    expect(await second).toMatchObject([{ value: `b at ${now}` }, { value: `c at ${now}` }]);
    await first;
    expect(asked).toEqual([['a', 'b'], ['c']]);
  });

  test('grow old, and stand in for newer ones as long as they may', async () => {
    await cache.getAll(['a']);
    const value = `a at ${now}`;
    answer = () => Promise.reject(new Error('down'));
    now += 100 * SECOND;
    expect(await cache.getAll(['a'])).toMatchObject([{ value, stale: true }]);
    now += 900 * SECOND - 1;
    expect(await cache.getAll(['a'])).toMatchObject([{ value, stale: true }]);
    now += 1;
    expect(await cache.getAll(['a'])).toEqual([{ error: new Error('down') }]);
  });

  test('are many, but not without end: the oldest go', async () => {
    await cache.getAll(['first']);
    await cache.getAll(Array.from({ length: 4_999 }, (_, number) => `${number}`));
    await cache.getAll(['first']);
    expect(asked).toHaveLength(2);
    await cache.getAll(['one more']);
    await cache.getAll(['4998']);
    expect(asked).toHaveLength(3);
    await cache.getAll(['first']);
    expect(asked).toHaveLength(4);
  });
});

describe('who does not answer', () => {
  test('is left alone for half a minute, whatever is wanted', async () => {
    answer = () => Promise.reject(new Error('down'));
    await cache.getAll(['a', 'b']);
    now += 30 * SECOND - 1;
    expect(await cache.getAll(['b', 'other'])).toEqual([{ error: new Error('down') }, { error: new Error('down') }]);
    expect(asked).toHaveLength(1);
    now += 1;
    answer = echo;
    expect(await cache.getAll(['b', 'other'])).toMatchObject([{ value: `b at ${now}` }, { value: `other at ${now}` }]);
  });

  test('does not take away what is known', async () => {
    await cache.getAll(['known']);
    const value = `known at ${now}`;
    now += 100 * SECOND;
    answer = () => Promise.reject(new Error('down'));
    await cache.getAll(['other']);
    expect(await cache.getAll(['known'])).toMatchObject([{ value, stale: true }]);
    expect(asked).toEqual([['known'], ['other']]);
  });

  test('is asked again once something that was on its way has come', async () => {
    const gate = Promise.withResolvers<void>();
    answer = (keys) => gate.promise.then(() => echo(keys));
    const slow = cache.getAll(['slow']);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    answer = () => Promise.reject(new Error('down'));
    await cache.getAll(['a']);
    answer = echo;
    expect(await cache.getAll(['b'])).toEqual([{ error: new Error('down') }]);
    gate.resolve();
    await slow;
    expect(await cache.getAll(['a', 'b'])).toMatchObject([{ value: `a at ${now}` }, { value: `b at ${now}` }]);
  });

  test('about one thing still answers about others', async () => {
    answer = async (keys) => keys.map((key) => (key === 'b' ? new Error('nothing readable') : key));
    expect(await cache.getAll(['a', 'b', 'c'])).toMatchObject([
      { value: 'a' },
      { error: new Error('nothing readable') },
      { value: 'c' },
    ]);
    answer = echo;
    expect(await cache.getAll(['a', 'b', 'd'])).toMatchObject([
      ...[{ value: 'a' }, { error: new Error('nothing readable') }, { value: `d at ${now}` }],
    ]);
    expect(asked).toEqual([['a', 'b', 'c'], ['d']]);
    now += 30 * SECOND;
    await cache.getAll(['a', 'b', 'c']);
    expect(asked[2]).toEqual(['b']);
  });
});

/** What servers share, in the memory of this test. */
function sharedInMemory(): SharedCache<string> {
  const stored = new Map<string, Dated<string>>();
  const claims = new Set<string>();
  return {
    read: async (keys) => keys.map((key) => stored.get(key) ?? null),
    async write(key, answer) {
      stored.set(key, answer);
    },
    async claim(keys) {
      const free = keys.filter((key) => !claims.has(key));
      for (const key of free) claims.add(key);
      return free;
    },
    async release(keys) {
      for (const key of keys) claims.delete(key);
    },
  };
}

describe('servers that share their answers', () => {
  test('ask once, also when they want the same at the same time', async () => {
    const shared = sharedInMemory();
    const caches = [newCache(shared), newCache(shared), newCache(shared)];
    const value = `a at ${now}`;
    const answers = await Promise.all(caches.map((each) => each.getAll(['a'])));
    expect(answers.flat()).toMatchObject([{ value }, { value }, { value }]);
    expect(asked).toEqual([['a']]);
    expect(await newCache(shared).getAll(['a'])).toMatchObject([{ value, stale: false }]);
    expect(asked).toHaveLength(1);
  });

  test('show when an answer was given, and what is old as long as there is nothing newer', async () => {
    const shared = sharedInMemory();
    await newCache(shared).getAll(['a']);
    const at = new Date(now);
    now += 100 * SECOND;
    answer = () => Promise.reject(new Error('down'));
    expect(await newCache(shared).getAll(['a'])).toEqual([{ value: `a at ${at.getTime()}`, at, stale: true }]);
    now += 900 * SECOND;
    expect(await newCache(shared).getAll(['a'])).toEqual([{ error: new Error('down') }]);
  });

  test('take over from one that got no answer', async () => {
    const shared = sharedInMemory();
    const gate = Promise.withResolvers<void>();
    answer = () => gate.promise.then(() => Promise.reject(new Error('down')));
    const first = newCache(shared).getAll(['a']);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const second = newCache(shared).getAll(['a']);
    answer = echo;
    gate.resolve();
    expect(await first).toEqual([{ error: new Error('down') }]);
    expect(await second).toMatchObject([{ value: `a at ${now}` }]);
  });
});
