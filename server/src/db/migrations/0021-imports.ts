import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Imports, and which import added a plant, a photo or an answer, so that an import can be undone as a whole. */
export const imports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('imports')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('photos_done', 'integer', (column) => column.notNull())
      .addColumn('photos', 'integer', (column) => column.notNull())
      .addColumn('plants', 'integer', (column) => column.notNull())
      .addColumn('diary_entries', 'integer', (column) => column.notNull())
      .addColumn('reminders', 'integer', (column) => column.notNull())
      .addColumn('error', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('touched_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('imports_by_user').on('imports').column('user_id').execute();
    await sql`create unique index imports_running on imports (user_id) where state = 'running'`.execute(db);
    for (const table of ['plants', 'photos', 'answers'])
      await db.schema.alterTable(table).addColumn('import_id', 'text').execute();
    await db.schema.createIndex('photos_by_import').on('photos').column('import_id').execute();
  },
};
