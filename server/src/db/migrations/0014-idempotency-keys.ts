import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The keys of creating calls with their answers, and which diagnosis a recovery follows. */
export const idempotencyKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('idempotency_keys')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('key_hash', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('claim', 'text', (column) => column.notNull())
      .addColumn('claimed_at', 'text', (column) => column.notNull())
      .addColumn('committed', 'integer', (column) => column.notNull())
      .addColumn('answer', 'text')
      .addPrimaryKeyConstraint('idempotency_keys_key', ['user_id', 'key_hash'])
      .execute();
    await db.schema.createIndex('idempotency_keys_by_age').on('idempotency_keys').column('claimed_at').execute();
    await db.schema.alterTable('recoveries').addColumn('answer_id', 'text').execute();
  },
};
