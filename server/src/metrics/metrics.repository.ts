import type { Db } from '../tables.ts';

const OVERDUE_MS = 10 * 60_000;

export interface MessageCounts {
  waiting: number;
  overdue: number;
  failed: number;
}

/** How many messages wait to be sent, how many of them should have been sent ten minutes ago, how many were given up. */
export async function countMessages(db: Db, now: Date): Promise<MessageCounts> {
  const overdue = new Date(now.getTime() - OVERDUE_MS).toISOString();
  const counts = await db
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      fn.countAll().filterWhere('failed_at', 'is', null).as('waiting'),
      fn
        .countAll()
        .filterWhere(eb.and([eb('failed_at', 'is', null), eb('send_after', '<', overdue)]))
        .as('overdue'),
      fn.countAll().filterWhere('failed_at', 'is not', null).as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(counts.waiting), overdue: Number(counts.overdue), failed: Number(counts.failed) };
}

/** For how many seconds the oldest reminder has been due without its gardener being notified; 0 when none is. */
export async function oldestDueReminderSeconds(db: Db, now: Date): Promise<number> {
  const { oldest } = await db
    .selectFrom('reminders')
    .select(({ fn }) => fn.min('notice_at').as('oldest'))
    .where('notice_at', '<=', now.toISOString())
    .executeTakeFirstOrThrow();
  return secondsSince(oldest, now);
}

/** For how many seconds the oldest message has been due without being sent; 0 when none is. */
export async function oldestDueMessageSeconds(db: Db, now: Date): Promise<number> {
  const { oldest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('send_after').as('oldest'))
    .where('failed_at', 'is', null)
    .where('send_after', '<=', now.toISOString())
    .executeTakeFirstOrThrow();
  return secondsSince(oldest, now);
}

export async function countRunningImports(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('imports')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return Number(count);
}

function secondsSince(moment: string | null, now: Date): number {
  return moment === null ? 0 : (now.getTime() - Date.parse(moment)) / 1000;
}
