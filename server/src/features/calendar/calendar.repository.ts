import type { Db } from '../../tables.ts';

export async function findToken(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('calendar_token').where('id', '=', userId).executeTakeFirst();
  return row?.calendar_token ?? null;
}

export async function setToken(db: Db, userId: string, token: string | null): Promise<void> {
  await db.updateTable('users').set({ calendar_token: token }).where('id', '=', userId).execute();
}

export interface CalendarOwner {
  id: string;
  time_zone: string;
}

export async function findOwner(db: Db, token: string): Promise<CalendarOwner | undefined> {
  return db.selectFrom('users').select(['id', 'time_zone']).where('calendar_token', '=', token).executeTakeFirst();
}
