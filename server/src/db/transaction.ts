import type { Db, Tx } from '../tables.ts';
import { isDeadlock } from './dialect.ts';

/**
 * Runs `work` in one transaction, and once more if PostgreSQL rolls it back because of a deadlock. So `work` must not
 * change anything outside of the database.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    return db.transaction().execute(work);
  }
}
