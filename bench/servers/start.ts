import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, startServer } from './program.ts';

/** The product as `npm start` runs it, with SQLite in a temporary folder; only the rate limit is off. */
export async function startProduct(env: Record<string, string> = {}): Promise<RunningServer & { dataDir: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plantcare-bench-'));
  const settings = { DATA_DIR: folder, RATE_LIMIT: 'off', BACKUPS: 'off', ...env };
  const server = await startServer('server/dist/main.js', '/api/health', settings);
  return {
    ...server,
    dataDir: folder,
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

/** A mail server that accepts everything; `url` is for SMTP_URL, `mails` the number of accepted messages. */
export async function startMailSink(): Promise<{ url: string; mails(): Promise<number>; stop(): Promise<void> }> {
  const server = await startServer('bench/servers/mail-sink.ts', '/', {});
  const ask = async () => (await fetch(server.address)).json();
  const { address } = await ask();
  return {
    url: `smtp://${address.address}:${address.port}`,
    mails: async () => (await ask()).mails,
    stop: server.stop,
  };
}
