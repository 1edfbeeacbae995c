import { sql } from 'kysely';
import type { Db } from '../tables.ts';

export interface AccountSummary {
  name: string;
  email: string;
  /** ISO 8601. */
  registeredAt: string;
  /** When one of its open sessions was last used; null: no session is open. */
  lastUsedAt: string | null;
  plants: number;
  photoBytes: number;
}

/** Every account, the oldest first. */
export async function listAccounts(db: Db): Promise<AccountSummary[]> {
  const accounts = await db
    .selectFrom('users')
    .select(({ selectFrom, fn }) => [
      'users.name',
      'users.email',
      'users.created_at as registeredAt',
      selectFrom('sessions')
        .select((sessions) => sessions.fn.max('last_used_at').as('at'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('lastUsedAt'),
      selectFrom('plants').select(fn.countAll().as('count')).whereRef('plants.user_id', '=', 'users.id').as('plants'),
      selectFrom('photos')
        .select((photos) => photos.fn.coalesce(photos.fn.sum('bytes'), sql.lit(0)).as('bytes'))
        .whereRef('photos.user_id', '=', 'users.id')
        .as('photoBytes'),
    ])
    .orderBy('users.created_at')
    .execute();
  return accounts.map(({ plants, photoBytes, ...account }) => ({
    ...account,
    plants: Number(plants),
    photoBytes: Number(photoBytes),
  }));
}

/** Has messages that were given up sent again, from the first attempt on. @returns how many. */
export async function resendFailed(db: Db, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ failed_at: null, last_error: null, attempts: 0, send_after: now, created_at: now })
    .where('failed_at', 'is not', null)
    .where('user_id', 'is not', null) // What went to no account has lost its content when it failed.
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
