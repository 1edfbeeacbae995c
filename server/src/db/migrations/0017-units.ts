import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The units in which a gardener reads temperatures, rain and wind; null as is usual where the gardener is. */
export const units: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('units', 'text').execute();
  },
};
