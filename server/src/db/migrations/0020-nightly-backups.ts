import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The nights whose backup is done, so that one of several servers makes it, and none makes it again after a restart. */
export const nightlyBackups: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('nightly_backups')
      .addColumn('day', 'text', (column) => column.primaryKey())
      // An integer of PostgreSQL ends at 2 GB.
      .addColumn('bytes', 'double precision')
      .addColumn('finished_at', 'text', (column) => column.notNull())
      .execute();
  },
};
