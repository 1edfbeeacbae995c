import type { Selectable } from 'kysely';
import type { Db, Tx } from '../tables.ts';
import type { IdempotencyKeyTable } from './idempotency.table.ts';

export type KeyRow = Selectable<IdempotencyKeyTable>;
export type Claim = Pick<IdempotencyKeyTable, 'user_id' | 'key_hash' | 'claim'>;

/** @returns whether the key was new. */
export async function insertKey(db: Db, row: IdempotencyKeyTable): Promise<boolean> {
  const inserted = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'key_hash']).doNothing())
    .returning('claim')
    .execute();
  return inserted.length > 0;
}

export async function findKey(db: Db, userId: string, keyHash: string): Promise<KeyRow | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

/** Deletes the claim of an attempt that has committed nothing. */
export async function deleteClaim(db: Db, claim: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', claim.user_id)
    .where('key_hash', '=', claim.key_hash)
    .where('claim', '=', claim.claim)
    .where('committed', '=', 0)
    .execute();
}

/** @returns whether this attempt still has the key. */
export async function markCommitted(tx: Tx, claim: Claim): Promise<boolean> {
  const marked = await updateOf(tx, claim).set({ committed: 1 }).returning('claim').execute();
  return marked.length > 0;
}

export async function keepAnswer(db: Db, claim: Claim, answer: string | null): Promise<void> {
  await updateOf(db, claim).set({ committed: 1, answer }).execute();
}

function updateOf(db: Db | Tx, { user_id, key_hash, claim }: Claim) {
  return db
    .updateTable('idempotency_keys')
    .where('user_id', '=', user_id)
    .where('key_hash', '=', key_hash)
    .where('claim', '=', claim);
}

/** Deletes all but the newest keys of an account, and those whose answer is still unknown: their calls may be sent again. */
export async function deleteKeysBeyond(db: Db, userId: string, kept: number): Promise<void> {
  const newest = db
    .selectFrom('idempotency_keys')
    .select('key_hash')
    .where('user_id', '=', userId)
    .orderBy('claimed_at', 'desc')
    .limit(kept);
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('answer', 'is not', null)
    .where('key_hash', 'not in', newest)
    .execute();
}

/** Of all owners. */
export async function deleteKeysBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('claimed_at', '<', before).execute();
}

/** Of all owners: attempts that ended with the process that made them. */
export async function deleteUncommitted(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('committed', '=', 0).execute();
}

/** Of all owners: attempts that committed, and ended with their process before the answer was kept. */
export async function setMissingAnswers(db: Db, answer: string): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('committed', '=', 1)
    .where('answer', 'is', null)
    .execute();
}
