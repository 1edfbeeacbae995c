import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../dialect.ts';

/** The table from which each area's answers are made. */
const TABLES = {
  plants: 'plants',
  diary: 'diary_entries',
  reminders: 'reminders',
  notifications: 'notifications',
};

/**
 * A version per gardener and area. Triggers move it with every row that is written, by any process. A version is
 * random: a counter would count to the same number again after a backup is restored, for other data.
 */
export const dataVersions: Migration = {
  async up(db: Kysely<unknown>) {
    const random = isPostgres(db) ? sql`gen_random_uuid()::text` : sql`lower(hex(randomblob(8)))`;
    await db.schema
      .createTable('data_versions')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('plants', 'text', (column) => column.notNull())
      .addColumn('diary', 'text', (column) => column.notNull())
      .addColumn('reminders', 'text', (column) => column.notNull())
      .addColumn('notifications', 'text', (column) => column.notNull())
      .execute();
    await sql`
      insert into data_versions (user_id, plants, diary, reminders, notifications)
      select id, ${random}, ${random}, ${random}, ${random} from users
    `.execute(db);
    await (isPostgres(db) ? addPostgresTriggers(db) : addSqliteTriggers(db));
  },
};

async function addSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  const random = sql`lower(hex(randomblob(8)))`;
  await sql`
    create trigger data_versions_of_user after insert on users begin
      insert into data_versions (user_id, plants, diary, reminders, notifications)
      values (new.id, ${random}, ${random}, ${random}, ${random});
    end
  `.execute(db);
  for (const [area, table] of Object.entries(TABLES)) {
    for (const [event, row] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const) {
      await sql`
        create trigger ${sql.id(`${area}_version_after_${event}`)} after ${sql.raw(event)} on ${sql.table(table)} begin
          update data_versions set ${sql.id(area)} = ${random} where user_id = ${sql.ref(`${row}.user_id`)};
        end
      `.execute(db);
    }
  }
}

/**
 * Here the versions move when the transaction commits, as its last step: a version that is locked from the first write on
 * would make transactions wait for each other, and end in deadlocks with those that lock plants.
 */
async function addPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_data_versions() returns trigger language plpgsql as $$
    begin
      insert into data_versions (user_id, plants, diary, reminders, notifications)
      values (new.id, gen_random_uuid()::text, gen_random_uuid()::text, gen_random_uuid()::text, gen_random_uuid()::text);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger data_versions_of_user after insert on users for each row execute function add_data_versions()
  `.execute(db);
  await sql`
    create function move_data_version() returns trigger language plpgsql as $$
    declare
      owner text := coalesce(new.user_id, old.user_id);
      moving text := tg_argv[0] || ' ' || owner;
    begin
      -- Of many rows that were written together, the first moves the version. The setting ends with the transaction.
      if current_setting('plantcare.moved', true) is not distinct from moving then return null; end if;
      perform set_config('plantcare.moved', moving, true);
      execute format('update data_versions set %I = gen_random_uuid()::text where user_id = $1', tg_argv[0]) using owner;
      return null;
    end $$
  `.execute(db);
  for (const [area, table] of Object.entries(TABLES)) {
    await sql`
      create constraint trigger ${sql.id(`${area}_version`)} after insert or update or delete on ${sql.table(table)}
      deferrable initially deferred for each row execute function move_data_version(${sql.lit(area)})
    `.execute(db);
  }
}
