import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts of attempts that are limited, and the browsers that the limits on guessing let pass. */
export const attemptsAndDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('attempts')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('attempts_by_end').on('attempts').column('ends_at').execute();

    await db.schema
      .createTable('known_devices')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_devices_key', ['user_id', 'token_hash'])
      .execute();
    await db.schema.createIndex('known_devices_by_expiry').on('known_devices').column('expires_at').execute();
  },
};
