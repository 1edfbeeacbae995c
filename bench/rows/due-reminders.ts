import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../server/src/tables.ts';
import type { EmbeddedPostgres } from '../../server/test/support/embedded-postgres.ts';
import { insertGardeners } from '../../server/test/support/gardens/many-gardens.ts';
import { aimFor, type Figure, percentile } from '../figure.ts';
import { pacedWhile } from '../paced-calls.ts';
import type { Row } from '../row.ts';
import { startMailSink, startProduct } from '../servers/start.ts';
import { gardenerWith100Plants } from './plants.ts';

const GARDENERS = 10_000;
const REMINDERS_EACH = 10;
const REMINDERS = GARDENERS * REMINDERS_EACH;
const AT_MOST_SECONDS = 120;
const POLL_MS = 200;

interface Outcome {
  remindersPerSecond: number;
  /** Of a call that was made meanwhile, in milliseconds. */
  p99: number;
  /** Of the server, in megabytes. */
  memory: number | undefined;
}

/** 100,000 reminders of 10,000 gardeners fall due at once, each with a notification, and an email for every gardener. */
export const dueReminders: Row = {
  name: '100,000 due reminders',
  async measure({ postgres, progress }) {
    progress('on SQLite');
    const sqlite = await fallDue(null);
    progress('on PostgreSQL');
    const other = postgres && (await fallDue(postgres));
    const figure = (name: string, unit: string, of: (outcome: Outcome) => number | undefined): Figure => {
      const [onSqlite, onPostgres] = [of(sqlite), other ? of(other) : undefined];
      const values = {
        ...(onSqlite !== undefined && { SQLite: onSqlite }),
        ...(onPostgres !== undefined && { PostgreSQL: onPostgres }),
      };
      return { name, unit, values };
    };
    const rate = figure(
      '100,000 due reminders notified, with emails',
      'reminders/s',
      (each) => each.remindersPerSecond,
    );
    const p99 = figure('A list of 100 plants meanwhile, p99', 'ms', ({ p99 }) => p99);
    const { SQLite = 0, PostgreSQL = Number.POSITIVE_INFINITY } = rate.values;
    return [
      { ...rate, aim: { says: 'at least 5,000 and 2,000', reached: SQLite >= 5000 && PostgreSQL >= 2000 } },
      { ...p99, ...aimFor(Math.max(...Object.values(p99.values)), 'at most', 150, 'ms') },
      figure('Memory afterwards', 'MB', ({ memory }) => memory),
    ];
  },
};

async function fallDue(postgres: EmbeddedPostgres | null): Promise<Outcome> {
  const sink = await startMailSink();
  const env = { SMTP_URL: sink.url, EMAIL_CONFIRMATION: 'off', SCHEDULER_INTERVAL_SECONDS: '1' };
  const product = await startProduct(postgres, env);
  try {
    const { db, address } = product;
    const headers = await gardenerWith100Plants(product);
    const now = new Date().toISOString();
    await insertGardeners(db, { gardeners: GARDENERS, reminders: REMINDERS_EACH, dueAt: now, unread: 0 });
    await pause(100); // This process was busy writing, so a connection that the server closed meanwhile is noticed only now.
    const call = { method: 'GET', path: '/api/plants?n=[<id>]', headers };
    const { times, result } = await pacedWhile(address, call, notifiedPerSecond(db, now));
    return { remindersPerSecond: result, p99: percentile(times, 99), memory: product.memory() };
  } finally {
    await product.stop();
    await sink.stop();
  }
}

/** Waits until nothing is due any more, or for two minutes. @throws when a reminder that is no longer due has no notification */
async function notifiedPerSecond(db: Db, now: string): Promise<number> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  let isDone = false;
  while (!isDone && seconds() < AT_MOST_SECONDS) {
    await pause(POLL_MS);
    const due = await db.selectFrom('reminders').select('id').where('notice_at', '<=', now).limit(1).execute();
    isDone = due.length === 0;
  }
  const took = seconds();
  const { count } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('type', '=', 'reminder') // The review of gardens, which runs too, writes others.
    .executeTakeFirstOrThrow();
  if (isDone && Number(count) !== REMINDERS) throw new Error(`${count} of ${REMINDERS} notifications were written`);
  return Number(count) / took;
}
