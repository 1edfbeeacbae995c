import type { Disk } from 'flydrive';
import { createApp } from '../../src/app.ts';
import { type Clock, systemClock } from '../../src/clock.ts';
import { readConfig } from '../../src/config.ts';
import { createContext } from '../../src/context.ts';
import { hashPassword } from '../../src/password-hash.ts';
import type { FreeBytes } from '../../src/storage/disk-space.ts';
import { createClient } from './client.ts';
import { createTestDatabase } from './test-database.ts';

interface Options {
  /** Variables on top of a fresh ground: rate limits are off and the log is silent unless given here. */
  env?: Record<string, string>;
  clock?: Clock;
  disk?: Disk;
  freeBytes?: FreeBytes;
  stalledAfterMs?: number;
  bodyWithinMs?: number;
}

/** At the real cost, password hashes would take a third of the time of all tests. A hash carries its cost. */
const QUICK_HASH = { memory: 64, passes: 1, parallelism: 1 };

/** The real application on a fresh database and an empty folder, listening on a port of its own. */
export async function bootServer({ env = {}, clock = systemClock, disk, freeBytes, ...limits }: Options = {}) {
  const ground = await createTestDatabase({ tables: true });
  const config = readConfig({ ...ground.env, ...env });

  async function start() {
    const context = await createContext(config, {
      clock,
      hashPassword: (password) => hashPassword(password, QUICK_HASH),
      ...(disk && { disk }),
      ...(freeBytes && { freeBytes }),
    });
    // The test computes in the same process: on a slow machine it would make the server refuse calls.
    const app = await createApp(context, { maxEventLoopDelayMs: 0, ...limits });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    return { app, address, background: context.background };
  }

  let running = await start();
  return {
    ...createClient(() => running.address),
    db: ground.db,
    photoFiles: ground.photoFiles,
    rows: ground.rows,
    dataDir: config.dataDir,
    databaseUrl: ground.env.DATABASE_URL,
    get address() {
      return new URL(running.address);
    },
    get app() {
      return running.app;
    },
    /** Does all background work that is due now; nothing of it happens by itself in a test. */
    runDue: () => running.background.runDue(),
    /** Stops the server and starts another one on the same data. */
    async restart() {
      await running.app.close();
      running = await start();
    },
    async close() {
      await running.app.close();
      await ground.remove();
    },
  };
}
