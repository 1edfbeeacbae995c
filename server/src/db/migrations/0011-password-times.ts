import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When the password was last given in a session; in those of an older version, when they began. */
export const passwordTimes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('sessions')
      .addColumn('password_at', 'text', (column) => column.notNull().defaultTo('1970-01-01T00:00:00.000Z'))
      .execute();
    await sql`update sessions set password_at = created_at`.execute(db);
  },
};
