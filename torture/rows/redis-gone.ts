import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Gardener } from '../gardener.ts';
import { createChecks, type Row } from '../row.ts';
import { withFolder, withServer } from '../server.ts';

const PORT = 10_000 + (process.pid % 20_000);
const SLOWEST_MS = 3_000;

/** A real Redis that is killed, comes back, freezes and goes on. */
export const redisGone: Row = {
  name: 'Redis gone, then frozen',
  run: (setting) =>
    withFolder(async (folder) => {
      if (spawnSync('redis-server', ['--version']).error)
        return { passed: true, says: 'not run: no redis-server here' };
      let redis = await startRedis(folder);
      const env = { REDIS_URL: `redis://127.0.0.1:${PORT}`, RATE_LIMIT: 'on' };
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
            const counts = async () =>
              (await fetch(`${server.address}/api/health`)).headers.has('x-ratelimit-remaining');
            await use('at first');
            redis.kill('SIGKILL');
            await once(redis, 'exit');
            await use('without Redis');
            redis = await startRedis(folder);
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
        redis.kill('SIGKILL');
      }
    }),
};

async function startRedis(folder: string): Promise<ChildProcess> {
  const options = ['--port', `${PORT}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const redis = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const text of redis.stdout) if (String(text).includes('Ready to accept connections')) break;
  redis.stdout.resume();
  return redis;
}
