import type { Db, Tx } from '../../tables.ts';
import type { KnownDeviceTable } from './devices.table.ts';

export async function isKnown(db: Db, userId: string, tokenHash: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function upsertDevice(tx: Tx, { user_id, token_hash, ...times }: KnownDeviceTable): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({ user_id, token_hash, ...times })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet(times))
    .execute();
}

/** Keeps only the devices of an account that were used last. */
export async function deleteDevicesBeyond(tx: Tx, userId: string, kept: number): Promise<void> {
  const newest = tx
    .selectFrom('known_devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('token_hash')
    .limit(kept);
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).where('token_hash', 'not in', newest).execute();
}

export async function deleteDevices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

export async function deleteExpiredDevices(db: Db, now: string): Promise<void> {
  await db.deleteFrom('known_devices').where('expires_at', '<=', now).execute();
}
