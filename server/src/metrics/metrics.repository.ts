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
