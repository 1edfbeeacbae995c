import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const weather: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('place_of', 'text').execute();
    await db.schema.alterTable('users').addColumn('place_name', 'text').execute();
    await db.schema.alterTable('users').addColumn('place_lat', 'double precision').execute();
    await db.schema.alterTable('users').addColumn('place_lon', 'double precision').execute();
    await db.schema
      .alterTable('users')
      // Long past, so that the weather of each garden is checked in the next run.
      .addColumn('weather_at', 'text', (column) => column.notNull().defaultTo('1970-01-01T00:00:00.000Z'))
      .execute();
    await db.schema
      .createIndex('users_to_warn')
      .on('users')
      .column('weather_at')
      .where(sql.ref('location'), 'is not', null)
      .execute();
  },
};
