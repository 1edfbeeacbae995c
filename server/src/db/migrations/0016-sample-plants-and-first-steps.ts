import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Marks sample plants, and says which first steps an account has left: none for those that exist already. */
export const samplePlantsAndFirstSteps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('plants')
      .addColumn('sample', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('users')
      .addColumn('first_steps', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
