import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { compiledOnce } from '../db/compiled-once.ts';
import type { Quotas } from '../quota.ts';
import type { Db, Tx } from '../tables.ts';
import type { AccountQuotaTable } from './administration.table.ts';

const MEGABYTE = 1_000_000;

export interface AccountQuotas {
  /** What an account may keep: as an administrator set it for this account, else as everybody. */
  of(userId: string, within: Db | Tx): Promise<Quotas>;
  /** The same, before something is counted and added: others who add to this account wait for the transaction's end. */
  hold(userId: string, tx: Tx): Promise<Quotas>;
}

/** Any number by which this lock differs from others: "quot" in ASCII. */
const QUOTA_LOCK = 0x71756f74;

const ownQuotas = compiledOnce((db) =>
  db.selectFrom('account_quotas').selectAll().where('user_id', '=', 'the first value'),
);

export function createAccountQuotas({
  quotas: standard,
  database,
}: Pick<Config, 'quotas' | 'database'>): AccountQuotas {
  async function quotasOf(userId: string, within: Db | Tx): Promise<Quotas> {
    const [own] = await ownQuotas(within, [userId]);
    if (!own) return standard;
    return {
      plants: own.plants ?? standard.plants,
      diaryEntries: own.diary_entries ?? standard.diaryEntries,
      openReminders: own.open_reminders ?? standard.openReminders,
      photoBytes: own.photo_megabytes === null ? standard.photoBytes : own.photo_megabytes * MEGABYTE,
    };
  }

  return {
    of: quotasOf,

    async hold(userId, tx) {
      // SQLite has one writer at a time.
      if (database.kind === 'postgres')
        await sql`select pg_advisory_xact_lock(${QUOTA_LOCK}::int, hashtext(${userId}))`.execute(tx);
      return quotasOf(userId, tx);
    },
  };
}

/** Sets some quotas of an account; null sets one back to everybody's. */
export async function setAccountQuotas(
  db: Db,
  userId: string,
  columns: Partial<Omit<AccountQuotaTable, 'user_id'>>,
): Promise<void> {
  await db
    .insertInto('account_quotas')
    .values({
      user_id: userId,
      plants: null,
      diary_entries: null,
      open_reminders: null,
      photo_megabytes: null,
      ...columns,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}
