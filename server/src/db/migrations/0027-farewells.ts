import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The farewell to a plant, whose story is kept. All of these columns are null for a plant that is there. */
export const farewells: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['farewell_day', 'farewell_since', 'farewell_reason', 'farewell_note']) {
      await db.schema.alterTable('plants').addColumn(name, 'text').execute();
    }
    await db.schema
      .createIndex('plants_by_farewell')
      .on('plants')
      .columns(['user_id', 'farewell_day', 'id'])
      .where(sql.ref('farewell_day'), 'is not', null)
      .execute();
  },
};
