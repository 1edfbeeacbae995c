import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Tx } from '../tables.ts';
import { isDeadlock } from './dialect.ts';

/** What is also done at the end of each transaction that a call begins, inside it. */
export const beforeCommit = new AsyncLocalStorage<(tx: Tx) => Promise<void>>();

/**
 * Runs `work` in one transaction, and once more if PostgreSQL rolls it back because of a deadlock. So `work` must not
 * change anything outside of the database.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const all = async (tx: Tx) => {
    const result = await work(tx);
    await beforeCommit.getStore()?.(tx);
    return result;
  };
  try {
    return await db.transaction().execute(all);
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    return db.transaction().execute(all);
  }
}
