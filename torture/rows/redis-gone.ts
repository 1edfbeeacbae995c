import { setTimeout as pause } from 'node:timers/promises';
import { hasRedis, startRedis } from '../../server/test/support/services/redis-server.ts';
import { Gardener } from '../gardener.ts';
import { createChecks, type Row } from '../row.ts';
import { withServer } from '../server.ts';

const SLOWEST_MS = 3_000;

/** A real Redis that is killed, comes back, freezes and goes on. */
export const redisGone: Row = {
  name: 'Redis gone, then frozen',
  async run(setting) {
    if (!hasRedis) return { passed: true, says: 'not run: no redis-server here' };
    let redis = await startRedis();
    const port = Number(new URL(redis.url).port);
    const env = { REDIS_URL: redis.url, RATE_LIMIT: 'on' };
    try {
      return await withServer(
        setting,
        async (server) => {
          const { expect, require, outcome } = createChecks();
          const gardener = await new Gardener(server.address).register();
          let slowest = 0;
          const use = async (when: string) => {
            for (let time = 0; time < 10; time++) {
              const { status, ms } = await gardener.call('/plants');
              expect(`reading ${when}`, status, 200);
              slowest = Math.max(slowest, ms);
            }
            expect(`adding ${when}`, (await gardener.call('/plants', { form: { name: 'Fern' } })).status, 201);
          };
          const counts = async () => (await fetch(`${server.address}/api/health`)).headers.has('x-ratelimit-remaining');
          await use('at first');
          await redis.stop();
          await use('without Redis');
          redis = await startRedis(port);
          await pause(3_000);
          require('calls are not counted again', await counts());
          redis.kill('SIGSTOP');
          await use('with a frozen Redis');
          redis.kill('SIGCONT');
          await pause(1_000);
          await use('afterwards');
          require('calls are not counted in the end', await counts());
          require(`the slowest call took ${Math.round(slowest)} ms`, slowest < SLOWEST_MS);
          return outcome(`every call answered, the slowest after ${Math.round(slowest)} ms; counts again by itself`);
        },
        { env },
      );
    } finally {
      await redis.stop();
    }
  },
};
