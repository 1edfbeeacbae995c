import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MAIN = path.resolve(import.meta.dirname, '../server/src/main.ts');

export interface Server {
  address: string;
  /** Resident memory in megabytes; null where the system does not tell. */
  memory(): number | null;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** The server as people run it, without limits on rates, on a data folder that is given. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<Server> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH ?? '',
      ...{ NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' },
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
      await closed;
    },
  };
}

/** Runs something with a server on a fresh data folder. */
export async function withServer<T>(use: (server: Server, dataDir: string) => Promise<T>): Promise<T> {
  return withFolder(async (dataDir) => {
    const server = await startServer(dataDir);
    try {
      return await use(server, dataDir);
    } finally {
      await server.stop('SIGKILL');
    }
  });
}

export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plantcare-torture-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
