import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { server as builtServer, serverEnvironment } from '../scripts/launcher/places.mjs';
import type { Setting } from './row.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Nothing is asked beyond this machine. */
const NO_WEATHER = {
  OPEN_METEO_FORECAST_URL: 'http://127.0.0.1:1/v1/forecast',
  OPEN_METEO_GEOCODING_URL: 'http://127.0.0.1:1/v1/search',
};

export interface Server {
  address: string;
  /** Resident memory in megabytes; null where the system does not tell. */
  memory(): number | null;
  /** @returns the exit code, or the name of the signal that ended it. */
  stop(signal?: NodeJS.Signals): Promise<unknown>;
}

/** The server as people run it, without limits on rates, on a data folder that is given. */
async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<Server> {
  const child = spawn(process.execPath, builtServer, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH ?? '',
      ...serverEnvironment,
      ...{
        PORT: '0',
        DATA_DIR: dataDir,
        RATE_LIMIT: 'off',
        BACKUPS: 'off',
        LOG_LEVEL: 'silent',
      },
      ...NO_WEATHER,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  let address: string | undefined;
  while (!address) {
    const ended = await Promise.race([once(child.stdout, 'data').then(() => false), closed.then(() => true)]);
    address = /ready at (http\S+)/.exec(said)?.[1];
    if (ended && !address) throw new Error(`The server did not start: ${said}`);
  }
  return {
    address,
    memory() {
      try {
        const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
        return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1000);
      } catch {
        return null;
      }
    },
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const [code, ended] = await closed;
      return code ?? ended;
    },
  };
}

export interface Ground {
  dataDir: string;
  /** Starts a server on this ground; another one must have ended on SQLite. */
  start(): Promise<Server>;
}

interface Options {
  env?: Record<string, string>;
  /** Instead of a fresh folder. */
  dataDir?: string;
}

/** A fresh data folder and, on PostgreSQL, a fresh database. */
export async function withGround<T>(
  { postgres }: Setting,
  { env = {}, dataDir }: Options,
  use: (ground: Ground) => Promise<T>,
): Promise<T> {
  return withFolder(async (folder) => {
    const database = await postgres?.createDatabase();
    const place = dataDir ?? folder;
    const servers: Server[] = [];
    try {
      return await use({
        dataDir: place,
        async start() {
          const server = await startServer(place, { ...(database && { DATABASE_URL: database.url }), ...env });
          servers.push(server);
          return server;
        },
      });
    } finally {
      for (const server of servers) await server.stop('SIGKILL');
      await database?.drop();
    }
  });
}

/** Runs something with one server on a fresh ground. */
export function withServer<T>(
  setting: Setting,
  use: (server: Server, ground: Ground) => Promise<T>,
  options: Options = {},
): Promise<T> {
  return withGround(setting, options, async (ground) => use(await ground.start(), ground));
}

export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plantcare-torture-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
