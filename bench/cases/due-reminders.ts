import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { type Call, type Figure, median } from '../measure.ts';
import { startMailSink, startProduct } from '../servers/start.ts';
import { listOf100Plants } from './plants.ts';

const GARDENERS = 10_000;
const REMINDERS_EACH = 10;
/** The load of a busy evening on one process, at which calls do not queue. */
const CALLS_PER_SECOND = 100;
const IDLE_SECONDS = 10;
const AT_MOST_SECONDS = 900;

/**
 * The time of a call while 100,000 reminders of 10,000 gardeners fall due at once, each with a notification and an email for
 * every gardener, compared with an idle server; and the time until all notifications are written and sent.
 */
export async function measureDueReminders(): Promise<Figure[]> {
  const sink = await startMailSink();
  const product = await startProduct({ SMTP_URL: sink.url, SCHEDULER_INTERVAL_SECONDS: '1' });
  const database = new DatabaseSync(path.join(product.dataDir, 'plantcare.sqlite'), { timeout: 30_000 });
  try {
    const call = await listOf100Plants.prepare(product.address);
    const idle = await latencies(product, call, afterSeconds(IDLE_SECONDS));
    fallDue(database);
    await pause(100); // This process was busy writing, so a connection that the server closed meanwhile is noticed only now.
    const began = performance.now();
    const busy = await latencies(
      product,
      call,
      () => isWorkedOff(database) || performance.now() - began > AT_MOST_SECONDS * 1000,
    );
    const seconds = (performance.now() - began) / 1000;
    const mails = await sink.mails();
    if (mails !== GARDENERS) throw new Error(`${mails} of ${GARDENERS} mails were sent within ${AT_MOST_SECONDS} s`);
    return [
      { name: 'A call, 100,000 reminders due (or none)', unit: 'ms', product: median(busy), bare: median(idle) },
      { name: 'All of them told and mailed', unit: 's', product: seconds, bare: null },
    ];
  } finally {
    database.close();
    await product.stop();
    await sink.stop();
  }
}

/** The times of calls in milliseconds, made one after the other at an even pace until `done`. */
async function latencies(
  { address }: { address: string },
  { path, ...call }: Call,
  done: () => boolean,
): Promise<number[]> {
  const taken: number[] = [];
  while (!done()) {
    const began = performance.now();
    const answer = await fetch(`${address}${path}`, call);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${call.method} ${path} was answered with ${answer.status}`);
    const took = performance.now() - began;
    taken.push(took);
    await pause(Math.max(0, 1000 / CALLS_PER_SECOND - took));
  }
  return taken;
}

function afterSeconds(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
}

type Row = Record<string, string | number | null>;

/** Written directly into the database: through the API hashing the passwords would take an hour. */
function fallDue(database: DatabaseSync): void {
  const now = new Date().toISOString();
  const statements = new Map<string, StatementSync>();
  const insert = (table: string, row: Row) => {
    const names = Object.keys(row);
    const text = `insert into ${table} (${names.join(', ')}) values (${names.map((name) => `:${name}`).join(', ')})`;
    const statement = statements.get(table) ?? database.prepare(text);
    statements.set(table, statement);
    statement.run(row);
  };
  database.exec('begin immediate');
  for (let number = 0; number < GARDENERS; number++) {
    const user = randomBytes(8).toString('hex');
    const email = `${user}@example.org`;
    insert('users', {
      ...{ id: user, name: `Gardener ${number}`, email, email_key: email, password_hash: '', time_zone: 'UTC' },
      ...{ notify_enabled: 1, notify_email: 1, notify_push: 1, notify_reminders: 1, notify_weather: 1 },
      ...{ notify_ai_insights: 1, review_at: '2200', created_at: now },
    });
    insert('plants', {
      ...{ id: user, user_id: user, name: 'Basil', health: 'healthy', size: 'medium', created_at: now },
    });
    for (let reminder = 0; reminder < REMINDERS_EACH; reminder++) {
      const id = `${user}-${reminder}`;
      insert('reminders', {
        ...{ id, user_id: user, plant_id: user, series_id: id, title: `Water the basil in pot ${reminder}` },
        ...{ type: 'watering', frequency: 'once', interval: 1, rhythm_start: now.slice(0, 19), scheduled_at: now },
        ...{ email_notification: 1, moist_streak: 0, moist_answered: 0, notice_at: now, created_at: now },
      });
    }
  }
  database.exec('commit');
}

/** Whether nothing is due any more and no email is waiting. */
function isWorkedOff(database: DatabaseSync): boolean {
  const now = new Date().toISOString();
  const due = database.prepare('select 1 from reminders where notice_at <= ? limit 1').get(now);
  return due === undefined && database.prepare('select 1 from outbox limit 1').get() === undefined;
}
