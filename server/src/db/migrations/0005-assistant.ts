import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const assistant: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('answers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('plant_id', 'text', (column) => column.references('plants.id').onDelete('cascade'))
      .addColumn('ability', 'text', (column) => column.notNull())
      .addColumn('asked', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('answers_by_user').on('answers').columns(['user_id', 'id']).execute();
    await db.schema
      .createIndex('answers_by_plant')
      .on('answers')
      .columns(['plant_id', 'id'])
      .where(sql.ref('plant_id'), 'is not', null)
      .execute();

    await db.schema
      .createTable('engine_calls')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('calls', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('engine_calls_pk', ['user_id', 'day'])
      .execute();
  },
};
