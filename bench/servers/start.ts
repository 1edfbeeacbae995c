import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, startServer } from './program.ts';

/** The product as `npm start` runs it, over SQLite in a temporary folder; only the limit on calls is off. */
export async function startProduct(): Promise<RunningServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plantcare-bench-'));
  const server = await startServer('server/src/main.ts', '/api/health', { DATA_DIR: folder, RATE_LIMIT: 'off' });
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** A bare server whose every answer has as many bytes. */
export function startBare(bodyBytes: number): Promise<RunningServer> {
  return startServer('bench/servers/bare.ts', '/', { BODY_BYTES: String(bodyBytes) });
}
