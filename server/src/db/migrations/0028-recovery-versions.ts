import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../dialect.ts';

/** Treatments move the version of the plants, whose year they are part of. */
export const recoveryVersions: Migration = {
  async up(db: Kysely<unknown>) {
    if (isPostgres(db)) {
      await sql`
        create constraint trigger recoveries_version after insert or update or delete on recoveries
        deferrable initially deferred for each row execute function move_data_version('plants')
      `.execute(db);
      return;
    }
    for (const [event, row] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const)
      await sql`
        create trigger ${sql.id(`recoveries_version_after_${event}`)} after ${sql.raw(event)} on recoveries begin
          update data_versions set plants = lower(hex(randomblob(8))) where user_id = ${sql.ref(`${row}.user_id`)};
        end
      `.execute(db);
  },
};
