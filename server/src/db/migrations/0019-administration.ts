import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What administrators set: for the whole server, and for the quotas of one account. */
export const administration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('account_quotas')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('plants', 'integer')
      .addColumn('diary_entries', 'integer')
      .addColumn('open_reminders', 'integer')
      .addColumn('photo_megabytes', 'integer')
      .execute();
  },
};
