import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which email addresses were proved by a mailed link. Those that were there before count as proved. */
export const emailConfirmations: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['email_confirmed_at', 'pending_email', 'pending_email_key', 'pending_email_at']) {
      await db.schema.alterTable('users').addColumn(column, 'text').execute();
    }
    await sql`update users set email_confirmed_at = created_at`.execute(db);
    await db.schema.createIndex('users_by_pending_email').on('users').column('pending_email_key').execute();

    await db.schema
      .createTable('email_confirmations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('email_confirmations_by_user').on('email_confirmations').column('user_id').execute();
    await db.schema
      .createIndex('email_confirmations_by_expiry')
      .on('email_confirmations')
      .column('expires_at')
      .execute();
  },
};
