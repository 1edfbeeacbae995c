import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const VERSIONED = ['plants', 'diary_entries', 'reminders'] as const;

/** Counts the changes of each row, to detect a form that was opened before the last change. */
export const versions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of VERSIONED) {
      await db.schema
        .alterTable(table)
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    }
  },
};
