import { type Dialect, PostgresDialect } from 'kysely';

/**
 * A pool of connections to PostgreSQL.
 * @param onLost called when a connection breaks, for instance because the server restarted
 * @param applicationName what PostgreSQL lists the connections as
 */
export function postgresDialect(url: string, onLost: (error: Error) => void, applicationName?: string): Dialect {
  return new PostgresDialect({
    async pool() {
      const { default: pg } = await import('pg'); // A server on SQLite does not load it.
      const pool = new pg.Pool({
        connectionString: url,
        max: 10,
        connectionTimeoutMillis: 10_000,
        keepAlive: true,
        ...(applicationName !== undefined && { application_name: applicationName }),
      });
      // Without listeners on both, the loss of a connection would end the process: the pool reports those that are idle,
      // and nobody those that are in use between two statements.
      pool.on('error', () => {});
      pool.on('connect', (client) => client.on('error', onLost));
      return pool;
    },
  });
}
