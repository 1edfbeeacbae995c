import type { Selectable, Updateable } from 'kysely';
import type { Db, Tables, Tx } from '../../tables.ts';
import type { EmailConfirmationTable } from './email-address.table.ts';

export type Account = Selectable<Tables['users']>;

export async function findAccount(db: Db, userId: string): Promise<Account | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}

/** Locked until the transaction ends. */
export async function findAccountForUpdate(tx: Tx, userId: string): Promise<Account | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();
}

export async function findAccountByKey(db: Db, emailKey: string): Promise<Account | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst();
}

export async function changeAccount(tx: Tx, userId: string, change: Updateable<Tables['users']>): Promise<Account> {
  return tx.updateTable('users').set(change).where('id', '=', userId).returningAll().executeTakeFirstOrThrow();
}

export async function insertConfirmation(tx: Tx, confirmation: EmailConfirmationTable): Promise<void> {
  await tx.insertInto('email_confirmations').values(confirmation).execute();
}

/** Needs no owner: only the owner of the address has the token. */
export async function findConfirmation(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<Pick<EmailConfirmationTable, 'user_id' | 'email'> | undefined> {
  return db
    .selectFrom('email_confirmations')
    .select(['user_id', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function deleteConfirmations(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('email_confirmations').where('user_id', '=', userId).execute();
}

export async function deleteExpiredConfirmations(db: Db, now: string): Promise<void> {
  await db.deleteFrom('email_confirmations').where('expires_at', '<=', now).execute();
}

/** Forgets new addresses of confirmed accounts whose links were not followed. */
export async function dropPendingSince(db: Db, moment: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ pending_email: null, pending_email_key: null, pending_email_at: null })
    .where('email_confirmed_at', 'is not', null)
    .where('pending_email_at', '<', moment)
    .execute();
}

export async function deletePasswordResets(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}
