import type { RedisConnection } from './redis.ts';

/** An answer, and when it was given. */
export interface Dated<T> {
  value: T;
  at: Date;
}

/** Answers that one server has fetched and the others use too. Nothing here throws: without Redis, nothing is shared. */
export interface SharedCache<T> {
  /** In the order of the keys; null for what is not stored, or cannot be read. */
  read(keys: readonly string[]): Promise<(Dated<T> | null)[]>;
  write(key: string, answer: Dated<T>): Promise<void>;
  /** @returns those of the keys that this server may fetch now; another one is fetching the others. */
  claim(keys: readonly string[]): Promise<string[]>;
  release(keys: readonly string[]): Promise<void>;
}

/** Longer than a server takes to fetch something: two attempts of five seconds. A server that died keeps no key for longer. */
const CLAIM_MS = 12_000;

interface Options {
  /** What the keys of this cache begin with. Those who read and write under it must agree on `T`. */
  prefix: string;
  keepMs: number;
}

export function createSharedCache<T>(redis: RedisConnection | null, { prefix, keepMs }: Options): SharedCache<T> {
  if (!redis) return notShared();
  const { client } = redis;
  const answerOf = (key: string) => `${prefix} ${key}`;
  const claimOf = (key: string) => `${prefix} claim ${key}`;

  return {
    async read(keys) {
      const texts = keys.length > 0 ? await client.mget(keys.map(answerOf)).catch(() => null) : [];
      return keys.map((_, index) => {
        const text = texts?.[index];
        return typeof text === 'string' ? parsed<T>(text) : null;
      });
    },

    async write(key, { value, at }) {
      const text = JSON.stringify({ value, at: at.getTime() });
      await client.set(answerOf(key), text, 'PX', keepMs).catch(() => {});
    },

    async claim(keys) {
      const claimed = await Promise.all(
        keys.map((key) =>
          client.set(claimOf(key), '', 'PX', CLAIM_MS, 'NX').then(
            (answer) => answer === 'OK',
            () => true, // Rather fetched twice than not at all.
          ),
        ),
      );
      return keys.filter((_, index) => claimed[index]);
    },

    async release(keys) {
      if (keys.length > 0) await client.del(keys.map(claimOf)).catch(() => {});
    },
  };
}

/** Null for a text that was not written here. */
function parsed<T>(text: string): Dated<T> | null {
  try {
    const { value, at } = JSON.parse(text) as { value: T; at: number }; // As `write` stores it.
    return { value, at: new Date(at) };
  } catch {
    return null;
  }
}

/** For a server that has no other beside it. */
export function notShared<T>(): SharedCache<T> {
  return {
    read: async (keys) => keys.map(() => null),
    write: async () => {},
    claim: async (keys) => [...keys],
    release: async () => {},
  };
}
