import type { Db, Tx } from '../tables.ts';
import { isDeadlock } from './dialect.ts';

/**
 * Runs `work` in one transaction. Of two transactions that waited for each other PostgreSQL rolls one back: that one runs
 * once more, so `work` must not change anything outside of the database.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    return db.transaction().execute(work);
  }
}
