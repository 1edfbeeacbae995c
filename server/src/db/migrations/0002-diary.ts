import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const diary: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('diary_entries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('plant_id', 'text', (column) => column.notNull().references('plants.id').onDelete('cascade'))
      .addColumn('activity', 'text')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('notes', 'text')
      .addColumn('photo_id', 'text', (column) => column.references('photos.id').onDelete('set null'))
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('diary_by_user').on('diary_entries').columns(['user_id', 'date', 'id']).execute();
    await db.schema
      .createIndex('diary_by_user_and_plant')
      .on('diary_entries')
      .columns(['user_id', 'plant_id', 'date', 'id'])
      .execute();
    // Used by the foreign keys when a plant or photo row is deleted.
    await db.schema.createIndex('diary_by_plant').on('diary_entries').column('plant_id').execute();
    await db.schema.createIndex('diary_by_photo').on('diary_entries').column('photo_id').execute();

    // The dates from the diary, next to the typed ones: the later of the two counts.
    await db.schema.alterTable('plants').addColumn('diary_repot', 'text').execute();
    await db.schema.alterTable('plants').addColumn('diary_prune', 'text').execute();
  },
};
