import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Completed reminders are written in the diary; reopening one deletes its entry. */
export const diaryOnDone: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('diary_on_done', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .alterTable('reminders')
      .addColumn('diary_entry_id', 'text', (column) => column.references('diary_entries.id').onDelete('set null'))
      .execute();
    // Used by the foreign key when an entry is deleted, and to find the other reminders of an entry.
    await db.schema.createIndex('reminders_by_diary_entry').on('reminders').column('diary_entry_id').execute();
  },
};
