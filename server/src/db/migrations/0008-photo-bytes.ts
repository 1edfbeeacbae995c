import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How much room the photos of an account take. What was stored before is not known, and counts nothing. */
export const photoBytes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('photos')
      .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
