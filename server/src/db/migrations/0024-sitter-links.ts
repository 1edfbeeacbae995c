import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links for plant sitters, and what was completed through them. */
export const sitterLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sitter_links')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('first_day', 'text', (column) => column.notNull())
      .addColumn('last_day', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sitter_links_by_user').on('sitter_links').column('user_id').execute();
    await db.schema
      .createTable('sitter_ticks')
      .addColumn('link_id', 'text', (column) => column.notNull().references('sitter_links.id').onDelete('cascade'))
      .addColumn('reminder_id', 'text', (column) => column.notNull().references('reminders.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('sitter_ticks_key', ['link_id', 'reminder_id'])
      .execute();
    await db.schema.createIndex('sitter_ticks_by_reminder').on('sitter_ticks').column('reminder_id').execute();
    await db.schema.createIndex('sitter_ticks_by_user').on('sitter_ticks').column('user_id').execute();
  },
};
