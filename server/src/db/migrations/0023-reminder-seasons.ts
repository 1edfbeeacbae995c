import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A recurring reminder may rest for some months of the year. */
export const reminderSeasons: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('reminders').addColumn('season_from', 'integer').execute();
    await db.schema.alterTable('reminders').addColumn('season_to', 'integer').execute();
  },
};
