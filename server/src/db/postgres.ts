import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * A pool of connections to PostgreSQL.
 * @param onIdleError called when a connection breaks while idle, for instance because the server restarted; without a
 * listener that would end the process.
 */
export function postgresDialect(url: string, onIdleError: (error: Error) => void): Dialect {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  pool.on('error', onIdleError);
  return new PostgresDialect({ pool });
}
