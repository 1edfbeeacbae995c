import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { server as builtServer, serverEnvironment } from '../../scripts/launcher/places.mjs';
import { openDatabase } from '../../server/src/administration/open-database.ts';
import { readConfig } from '../../server/src/config.ts';
import type { Db } from '../../server/src/tables.ts';
import type { EmbeddedPostgres } from '../../server/test/support/embedded-postgres.ts';
import type { Column } from '../figure.ts';
import { type RunningServer, startServer } from './program.ts';

const PRODUCTION = {
  ...serverEnvironment,
  RATE_LIMIT: 'off',
  BACKUPS: 'off',
  // Nothing is asked beyond this machine.
  OPEN_METEO_FORECAST_URL: 'http://127.0.0.1:1/v1/forecast',
  OPEN_METEO_GEOCODING_URL: 'http://127.0.0.1:1/v1/search',
};

export interface Product extends RunningServer {
  column: Column;
  /** A connection of the bench's own, beside the server's. */
  db: Db;
}

/**
 * The product as `npm start` runs it, with an empty database in a temporary folder; only the rate limit and the nightly
 * backup are off.
 * @param postgres null: on SQLite.
 */
export async function startProduct(
  postgres: EmbeddedPostgres | null,
  env: Record<string, string> = {},
): Promise<Product> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plantcare-bench-'));
  const database = await postgres?.createDatabase();
  const settings = { ...PRODUCTION, DATA_DIR: folder, ...(database && { DATABASE_URL: database.url }), ...env };
  const server = await startServer({ args: builtServer, health: '/api/health', env: settings });
  const db = await openDatabase(readConfig(settings).database);
  return {
    ...server,
    column: postgres ? 'PostgreSQL' : 'SQLite',
    db,
    async stop() {
      await db.destroy();
      await server.stop();
      await database?.drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The product with its data where `env` says, for several processes beside each other. */
export function startProgram(env: Record<string, string>): Promise<RunningServer> {
  return startServer({ args: builtServer, health: '/api/health', env: { ...PRODUCTION, ...env } });
}

/** `npm start`, on a clone where everything is installed and built. */
export async function startByNpm(): Promise<RunningServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plantcare-bench-'));
  const env = { ...PRODUCTION, DATA_DIR: folder };
  const server = await startServer({ command: 'npm', args: ['start', '--silent'], health: '/api/health', env });
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
  return startServer({ args: ['bench/servers/bare.ts'], health: '/', env: { BODY_BYTES: String(bodyBytes) } });
}

/** A mail server that accepts everything; `url` is for SMTP_URL, `mails` the number of accepted messages. */
export async function startMailSink(): Promise<{ url: string; mails(): Promise<number>; stop(): Promise<void> }> {
  const server = await startServer({ args: ['bench/servers/mail-sink.ts'], health: '/', env: {} });
  const ask = async () => (await fetch(server.address)).json();
  const { address } = await ask();
  return {
    url: `smtp://${address.address}:${address.port}`,
    mails: async () => (await ask()).mails,
    stop: server.stop,
  };
}
