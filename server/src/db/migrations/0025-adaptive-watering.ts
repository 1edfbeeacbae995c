import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Watering dates may follow the diary, the season and the weather: for all plants of an account, or for one. */
export const adaptiveWatering: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('adaptive_watering', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('plants').addColumn('adaptive_watering', 'integer').execute();
    for (const name of ['unadjusted_at', 'adjustment', 'adjust_at', 'water_day']) {
      await db.schema.alterTable('reminders').addColumn(name, 'text').execute();
    }
    await db.schema.alterTable('reminders').addColumn('water_used', 'double precision').execute();
    await db.schema
      .alterTable('reminders')
      .addColumn('adjustment_refused', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('reminders_to_adjust')
      .on('reminders')
      .columns(['adjust_at', 'user_id'])
      .where(sql.ref('adjust_at'), 'is not', null)
      .execute();
  },
};
