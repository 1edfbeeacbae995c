import type { Tx } from '../../tables.ts';

/** Locks an account until the transaction ends, so that two devices do not both fill its garden. */
export async function lockGardener(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}
