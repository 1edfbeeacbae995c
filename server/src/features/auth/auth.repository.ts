import type { Selectable, Updateable } from 'kysely';
import type { Caller } from '../../caller.ts';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db, Tx } from '../../tables.ts';
import type { PasswordResetTable, SessionTable, UserRow, UserTable } from './auth.table.ts';

export async function insertUser(tx: Tx, user: UserTable): Promise<void> {
  await tx.insertInto('users').values(user).execute();
}

export async function findUserByEmailKey(db: Db, emailKey: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst();
}

/** The newest account that was registered with an address that another account has. */
export async function findClaimant(db: Db, emailKey: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('pending_email_key', '=', emailKey)
    .where('email_key', 'like', 'unclaimed %')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}

/** Locked until the transaction ends. */
export async function findUserForUpdate(tx: Tx, userId: string): Promise<UserRow | undefined> {
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

export interface LiveSession extends Caller {
  createdAt: string;
  lastUsedAt: string;
}

/** Runs with every call, so it reads few columns: reading all those of the account took longer than finding them. */
const liveSession = compiledOnce((db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('data_versions as version', 'version.user_id', 'users.id')
    .select([
      'users.id as user_id',
      'users.email',
      'users.time_zone',
      'version.plants',
      'version.diary',
      'version.reminders',
      'version.notifications',
      'sessions.id as session_id',
      'sessions.created_at',
      'sessions.last_used_at',
      'sessions.password_at',
    ])
    .where('sessions.token_hash', '=', 'the first value')
    .where('sessions.expires_at', '>', 'the second value'),
);

export async function findLiveSession(db: Db, tokenHash: string, now: string): Promise<LiveSession | null> {
  const [row] = await liveSession(db, [tokenHash, now]);
  if (!row) return null;
  const { plants, diary, reminders, notifications } = row;
  return {
    user: { id: row.user_id, email: row.email, timeZone: row.time_zone },
    sessionId: row.session_id,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    passwordAt: row.password_at,
    versions: { plants, diary, reminders, notifications },
  };
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

export async function notePassword(db: Db | Tx, userId: string, sessionId: string, now: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ password_at: now })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .execute();
}

/** Keeps only the sessions of an account that were used last. */
export async function deleteSessionsBeyond(tx: Tx, userId: string, kept: number): Promise<void> {
  const newest = tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(kept);
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', 'not in', newest).execute();
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

export async function deleteSessions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function deleteExpiredSessions(db: Db, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

export async function insertPasswordReset(tx: Tx, reset: PasswordResetTable): Promise<void> {
  await tx.insertInto('password_resets').values(reset).execute();
}

/** Needs no owner: only the owner has the token. */
export async function findPasswordReset(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<{ user_id: string } | undefined> {
  return db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Deletes and returns the reset, so that only one of two concurrent requests can use it. */
export async function takePasswordReset(
  tx: Tx,
  tokenHash: string,
  now: string,
): Promise<{ user_id: string } | undefined> {
  return tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
}

export async function deletePasswordResets(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

export async function deleteExpiredPasswordResets(db: Db, now: string): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}

/** @returns whether the token belongs to an account; that account then gets no more emails with notifications. */
export async function unsubscribe(db: Db, token: string): Promise<boolean> {
  const users = await db
    .updateTable('users')
    .set({ notify_email: 0 })
    .where('unsubscribe_token', '=', token)
    .returning('id')
    .execute();
  return users.length > 0;
}
