import type { Quotas } from '../quota.ts';
import type { Db, Tx } from '../tables.ts';
import type { AccountQuotaTable } from './administration.table.ts';

const MEGABYTE = 1_000_000;

export interface AccountQuotas {
  /** What an account may keep: as an administrator set it for this account, else as everybody. */
  of(userId: string, within: Db | Tx): Promise<Quotas>;
}

export function createAccountQuotas(standard: Quotas): AccountQuotas {
  return {
    async of(userId, within) {
      const own = await within
        .selectFrom('account_quotas')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!own) return standard;
      return {
        plants: own.plants ?? standard.plants,
        diaryEntries: own.diary_entries ?? standard.diaryEntries,
        openReminders: own.open_reminders ?? standard.openReminders,
        photoBytes: own.photo_megabytes === null ? standard.photoBytes : own.photo_megabytes * MEGABYTE,
      };
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
