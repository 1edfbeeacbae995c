import type { Insertable, Selectable } from 'kysely';
import { inChunks } from '../db/chunks.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { Db, Tx } from '../tables.ts';
import type { OutboxTable } from './outbox.table.ts';

export type OutboxRow = Selectable<OutboxTable>;

/**
 * Inserts messages, except those whose merge key is already waiting.
 * @returns the waiting message of each merge key, locked so that it is not claimed before this transaction ends.
 */
export async function upsertByMergeKey(tx: Tx, messages: Insertable<OutboxTable>[]): Promise<Map<string, string>> {
  const waiting = new Map<string, string>();
  const distinct = [...new Map(messages.map((message) => [message.merge_key ?? message.id, message])).values()];
  await inChunks(distinct, async (some) => {
    await insertSome(tx, some, waiting);
    return [];
  });
  return waiting;
}

async function insertSome(
  tx: Tx,
  messages: readonly Insertable<OutboxTable>[],
  waiting: Map<string, string>,
): Promise<void> {
  let missing = messages;
  while (missing.length > 0) {
    await insertRows(tx, 'outbox', missing)
      .onConflict((conflict) => conflict.column('merge_key').doNothing())
      .execute();
    const keys = missing.flatMap(({ merge_key }) => merge_key ?? []);
    if (keys.length === 0) break;
    const found = await tx
      .selectFrom('outbox')
      .select(['id', 'merge_key'])
      .where('merge_key', 'in', keys)
      .forUpdate()
      .execute();
    for (const { id, merge_key } of found) if (merge_key !== null) waiting.set(merge_key, id);
    // A message claimed between the two statements has lost its merge key: the next round inserts a new one.
    missing = messages.filter(({ merge_key }) => typeof merge_key === 'string' && !waiting.has(merge_key));
  }
}

interface Claim {
  kind: string;
  claim: string;
  now: string;
  until: string;
  limit: number;
}

export async function claimDue(db: Db, { kind, claim, now, until, limit }: Claim): Promise<OutboxRow[]> {
  return db
    .with('due', (cte) =>
      cte
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', kind)
        .where('failed_at', 'is', null)
        .where('send_after', '<=', now)
        .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
        .orderBy('send_after')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .set(({ eb }) => ({ claim, claimed_until: until, merge_key: null, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ({ selectFrom }) => selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
}

export async function renew(db: Db, claim: string, until: string): Promise<void> {
  await db.updateTable('outbox').set({ claimed_until: until }).where('claim', '=', claim).execute();
}

/** Only while the claim is valid: another process may have taken over from one that was suspended for too long. */
export async function removeSent(db: Db, { id, claim }: OutboxRow): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).where('claim', '=', claim).execute();
}

export async function reschedule(
  db: Db,
  { id, claim }: OutboxRow,
  change: { send_after: string; last_error: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...change, claim: null, claimed_until: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

/** A message without an account is not deleted with one, so nothing of it is kept but that it failed. */
export async function giveUp(
  db: Db,
  { id, claim, user_id, payload }: OutboxRow,
  change: { failed_at: string; last_error: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...change, claim: null, claimed_until: null, payload: user_id === null ? 'null' : payload })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

export async function removeFailedBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('outbox').where('failed_at', '<', moment).execute();
}
