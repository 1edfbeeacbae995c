import type { Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../../tables.ts';
import type { SessionTable, UserRow, UserTable } from './auth.table.ts';

export async function insertUser(db: Db, user: UserTable): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

export async function findUserByEmailKey(db: Db, emailKey: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst();
}

/** Held until the transaction ends. */
export async function findUserHeld(tx: Tx, userId: string): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();
}

export async function changeUser(db: Db | Tx, userId: string, change: Updateable<UserTable>): Promise<UserRow> {
  return db.updateTable('users').set(change).where('id', '=', userId).returningAll().executeTakeFirstOrThrow();
}

export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}

export async function insertSession(db: Tx, session: SessionTable): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export interface LiveSession {
  user: UserRow;
  sessionId: string;
  lastUsedAt: string;
}

export async function findLiveSession(db: Db, tokenHash: string, now: string): Promise<LiveSession | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.id as session_id', 'sessions.last_used_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const { session_id: sessionId, last_used_at: lastUsedAt, ...user } = row;
  return { user, sessionId, lastUsedAt };
}

export async function prolongSession(
  db: Db,
  userId: string,
  sessionId: string,
  lastUsedAt: string,
  expiresAt: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: lastUsedAt, expires_at: expiresAt })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .execute();
}

export async function listLiveSessions(db: Db, userId: string, now: string): Promise<Selectable<SessionTable>[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteSession(db: Db, userId: string, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).where('user_id', '=', userId).execute();
}

export async function deleteOtherSessions(db: Db | Tx, userId: string, keptSessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keptSessionId).execute();
}

export async function deleteExpiredSessions(db: Db, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
