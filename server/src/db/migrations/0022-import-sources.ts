import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an import came from, and what of it has no place here. */
export const importSources: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('imports')
      .addColumn('source', 'text', (column) => column.notNull().defaultTo('zip'))
      .execute();
    await db.schema
      .alterTable('imports')
      .addColumn('left_out', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
