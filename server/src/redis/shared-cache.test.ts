import type { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { createSharedCache } from './shared-cache.ts';

it('reads null for an answer that is missing or is not JSON', async () => {
  // The only command that reading uses.
  const client = { mget: async () => ['{"value":"rain","at":1000}', 'garbled', null] } as unknown as Redis;
  const cache = createSharedCache<string>(
    { client, state: async () => 'ok', close: () => {} },
    { prefix: 'test', keepMs: 1_000 },
  );
  expect(await cache.read(['a', 'b', 'c'])).toEqual([{ value: 'rain', at: new Date(1_000) }, null, null]);
});
