import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresClient } from '../../server/test/support/embedded-postgres.ts';
import type { RunningServer } from '../servers/program.ts';
import { startProgram } from '../servers/start.ts';
import { postgresMs, processorMs } from './cost.ts';

const GARDENERS = 6_000;
const LOOK_EVERY_MS = 50;

interface Setting {
  database: PostgresClient;
  env: Record<string, string>;
  /** The one that already runs. */
  running: RunningServer;
}

/** How many gardeners one process notifies in a second, and three together, with a reminder each; mails are not counted. */
export async function measureNotifying({ database, env, running }: Setting): Promise<void> {
  await database.query('delete from users');
  console.log(`Notifying ${GARDENERS} gardeners of a reminder each`);
  await report(database, 'one process', [running]);
  const others = await Promise.all([startProgram(env), startProgram(env)]);
  try {
    await report(database, 'three processes', [running, ...others]);
  } finally {
    for (const other of others) await other.stop();
  }
}

async function report(database: PostgresClient, who: string, servers: readonly RunningServer[]): Promise<void> {
  await fallDue(database);
  const { rows: backends } = await database.query('select pg_backend_pid() as pid');
  const processors = () => ({
    servers: processorMs(servers.map(({ pid }) => pid)),
    database: postgresMs(backends[0].pid),
  });
  const before = processors();
  const began = performance.now();
  for (;;) {
    const { rows } = await database.query('select exists (select from reminders where notice_at <= $1) as busy', [
      new Date().toISOString(),
    ]);
    if (!rows[0].busy) break;
    await pause(LOOK_EVERY_MS);
  }
  const seconds = (performance.now() - began) / 1000;
  const after = processors();
  const each = (name: 'servers' | 'database') => ((after[name] - before[name]) / GARDENERS).toFixed(2);
  console.log(
    `  ${who}: ${Math.round(GARDENERS / seconds)} a second; ms of processor time for each gardener: ` +
      `${each('servers')} of servers, ${each('database')} of PostgreSQL`,
  );
  await database.query('delete from users');
}

/** Written directly: through the API hashing the passwords would take minutes. */
async function fallDue(database: PostgresClient): Promise<void> {
  const now = new Date().toISOString();
  await database.query('begin');
  await database.query(
    `insert into users (id, name, email, email_key, password_hash, time_zone, notify_enabled, notify_email, notify_push,
        notify_reminders, notify_weather, notify_ai_insights, review_at, created_at)
      select 'u' || n, 'Gardener ' || n, n || '@example.org', n || '@example.org', '', 'UTC', 1, 0, 1, 1, 1, 1, '2200', $1
      from generate_series(1, $2::int) n`,
    [now, GARDENERS],
  );
  await database.query(
    `insert into plants (id, user_id, name, health, size, created_at)
      select 'p' || n, 'u' || n, 'Basil', 'healthy', 'medium', $1 from generate_series(1, $2::int) n`,
    [now, GARDENERS],
  );
  await database.query(
    `insert into reminders (id, user_id, plant_id, series_id, title, type, frequency, interval, rhythm_start, scheduled_at,
        email_notification, moist_streak, moist_answered, notice_at, created_at)
      select 'r' || n, 'u' || n, 'p' || n, 'r' || n, 'Water it', 'watering', 'once', 1, $2, $1, 1, 0, 0, $1, $1
      from generate_series(1, $3::int) n`,
    [now, now.slice(0, 19), GARDENERS],
  );
  await database.query('commit');
}
