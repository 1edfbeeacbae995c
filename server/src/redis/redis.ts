import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';

/** What several servers share for minutes or hours, and can do without: counters of calls, and the weather. */
export interface RedisConnection {
  readonly client: Redis;
  state(): Promise<'ok' | 'failing'>;
  close(): void;
}

/** A command waits only briefly: whatever uses Redis goes on without it. */
const FAIL_FAST = { connectTimeout: 500, commandTimeout: 500, maxRetriesPerRequest: 1, enableOfflineQueue: false };

/** Connects in the background, again and again. Without an address there is no Redis. */
export async function openRedis(url: string | null, log: Log): Promise<RedisConnection | null> {
  if (url === null) return null;
  const { Redis } = await import('ioredis'); // Most servers have none.
  const client = new Redis(url, FAIL_FAST);
  client.on('error', (error) =>
    log.warn({ err: error }, 'Redis cannot be reached; meanwhile calls are not counted and the weather is not shared'),
  );
  return {
    client,
    state: () =>
      client.ping().then(
        () => 'ok',
        () => 'failing',
      ),
    close: () => client.disconnect(),
  };
}
