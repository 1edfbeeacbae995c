import type { Db } from '../../tables.ts';

export async function hasAddress(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('calendar_token_hash').where('id', '=', userId).executeTakeFirst();
  return typeof row?.calendar_token_hash === 'string';
}

export async function setTokenHash(db: Db, userId: string, calendar_token_hash: string | null): Promise<void> {
  await db.updateTable('users').set({ calendar_token_hash }).where('id', '=', userId).execute();
}

export interface CalendarOwner {
  id: string;
  time_zone: string;
}

export async function findOwner(db: Db, tokenHash: string): Promise<CalendarOwner | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'time_zone'])
    .where('calendar_token_hash', '=', tokenHash)
    .executeTakeFirst();
}
