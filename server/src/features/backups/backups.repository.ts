import { sql } from 'kysely';
import type { Db } from '../../tables.ts';
import type { NightlyBackupTable } from './backups.table.ts';

export async function isDone(db: Db, day: string): Promise<boolean> {
  const night = await db.selectFrom('nightly_backups').select('day').where('day', '=', day).executeTakeFirst();
  return night !== undefined;
}

/** Records a night, and forgets those before `oldest`. */
export async function recordNight(db: Db, night: NightlyBackupTable, oldest: string): Promise<void> {
  await db
    .insertInto('nightly_backups')
    .values(night)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  await db.deleteFrom('nightly_backups').where('day', '<', oldest).execute();
}

export async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The bytes of all photos that are kept. Photos of the oldest versions count nothing. */
export async function photoBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('photos')
    .select(({ fn }) => fn.sum('bytes').as('bytes'))
    .where('status', '=', 'kept')
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0); // PostgreSQL gives sums as texts.
}

/** Any number that nothing else in the database locks: "backup" in ASCII. */
const NIGHT_LOCK = 0x6261636b7570;

/**
 * Runs `work` unless another server on this PostgreSQL does. The lock belongs to a connection, so it ends with the process.
 */
export async function withBackupLock(db: Db, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_lock(${NIGHT_LOCK}::bigint) as free
    `.execute(connection);
    if (!rows[0]?.free) return;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${NIGHT_LOCK}::bigint)`.execute(connection);
    }
  });
}
