import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Times are UTC ISO-8601 texts and booleans are 0 or 1, in both databases, so that values are the same in each.
 * Days are `2026-05-01`.
 */
export const accountsAndPlants: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('location', 'text')
      .addColumn('bio', 'text')
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('notify_enabled', 'integer', (column) => column.notNull())
      .addColumn('notify_email', 'integer', (column) => column.notNull())
      .addColumn('notify_push', 'integer', (column) => column.notNull())
      .addColumn('notify_reminders', 'integer', (column) => column.notNull())
      .addColumn('notify_weather', 'integer', (column) => column.notNull())
      .addColumn('notify_ai_insights', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('user_agent', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
    await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();

    await db.schema
      .createTable('photos')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('photos_by_user').on('photos').column('user_id').execute();
    await db.schema.createIndex('photos_by_status').on('photos').columns(['status', 'created_at']).execute();

    await db.schema
      .createTable('plants')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('species', 'text')
      .addColumn('location', 'text')
      .addColumn('pot_size', 'text')
      .addColumn('sunlight', 'text')
      .addColumn('health', 'text', (column) => column.notNull())
      .addColumn('size', 'text', (column) => column.notNull())
      .addColumn('growing_since', 'text')
      .addColumn('last_repot', 'text')
      .addColumn('last_prune', 'text')
      .addColumn('notes', 'text')
      .addColumn('photo_id', 'text', (column) => column.references('photos.id').onDelete('set null'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('plants_by_user').on('plants').columns(['user_id', 'created_at', 'id']).execute();
    // Used by the foreign key when a photo row is deleted.
    await db.schema.createIndex('plants_by_photo').on('plants').column('photo_id').execute();
  },
};
