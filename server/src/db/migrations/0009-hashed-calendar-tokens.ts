import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The columns of this migration, which may be renamed by a later one. */
interface Users {
  users: { id: string; calendar_token_hash: string | null };
}

/** Stores only the hash of the secret in a calendar's address. Addresses that are in use keep working. */
export const hashedCalendarTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').renameColumn('calendar_token', 'calendar_token_hash').execute();
    const users = db as Kysely<Users>; // Only the columns named above are used.
    const rows = await users
      .selectFrom('users')
      .select(['id', 'calendar_token_hash'])
      .where('calendar_token_hash', 'is not', null)
      .execute();
    for (const { id, calendar_token_hash } of rows) {
      const hash = createHash('sha256').update(`${calendar_token_hash}`).digest('base64url');
      await users.updateTable('users').set({ calendar_token_hash: hash }).where('id', '=', id).execute();
    }
  },
};
