import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const recovery: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('recoveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('plant_id', 'text', (column) => column.notNull().references('plants.id').onDelete('cascade'))
      .addColumn('condition', 'text', (column) => column.notNull())
      .addColumn('severity', 'text', (column) => column.notNull())
      .addColumn('opened_at', 'text', (column) => column.notNull())
      .addColumn('closed_at', 'text')
      .addColumn('outcome', 'text')
      .addColumn('reminders', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('recoveries_by_plant').on('recoveries').columns(['plant_id', 'id']).execute();
    await db.schema.createIndex('recoveries_by_user').on('recoveries').column('user_id').execute();

    await db.schema
      .createTable('recovery_looks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('recovery_id', 'text', (column) => column.notNull().references('recoveries.id').onDelete('cascade'))
      .addColumn('entry_id', 'text', (column) => column.references('diary_entries.id').onDelete('set null'))
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('verdict', 'text')
      .addColumn('measurements', 'text')
      .execute();
    await db.schema.createIndex('looks_by_recovery').on('recovery_looks').columns(['recovery_id', 'id']).execute();
    await db.schema.createIndex('looks_by_user').on('recovery_looks').column('user_id').execute();
    await db.schema
      .createIndex('looks_by_entry')
      .on('recovery_looks')
      .column('entry_id')
      .where(sql.ref('entry_id'), 'is not', null)
      .execute();
  },
};
