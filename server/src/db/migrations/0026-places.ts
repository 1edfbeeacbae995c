import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { inChunks } from '../chunks.ts';
import { isPostgres } from '../dialect.ts';

const GARDENERS_AT_ONCE = 200;

interface LocationText {
  user_id: string;
  location: string;
  since: string;
  /** Of one of the plants there. */
  plant_id: string;
}

/** Rooms and beds. Each location text of a plant becomes a place of its gardener; spellings may differ in case and spaces. */
export const places: Migration = {
  async up(db: Kysely<unknown>) {
    await createTables(db);
    await db.schema
      .alterTable('plants')
      .addColumn('place_id', 'text', (column) => column.references('places.id').onDelete('set null'))
      .execute();
    await db.schema.createIndex('plants_by_place').on('plants').column('place_id').execute();
    await placeAllPlants(db);
    // PostgreSQL alters no table while triggers on its rows wait for the commit.
    if (isPostgres(db)) await sql`set constraints all immediate`.execute(db);
    await db.schema.alterTable('plants').dropColumn('location').execute();
    await addTriggers(db);
  },
};

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('places')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('site', 'text')
    .addColumn('light', 'text')
    .addColumn('window', 'text')
    .addColumn('note', 'text')
    .addColumn('kept', 'integer', (column) => column.notNull())
    .addColumn('import_id', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('places_by_name').unique().on('places').columns(['user_id', 'name_key']).execute();
  await db.schema
    .createTable('plant_moves')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('plant_id', 'text', (column) => column.notNull().references('plants.id').onDelete('cascade'))
    .addColumn('from_name', 'text')
    .addColumn('to_name', 'text')
    .addColumn('moved_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('plant_moves_by_plant').on('plant_moves').columns(['plant_id', 'id']).execute();
  await db.schema.createIndex('plant_moves_by_user').on('plant_moves').column('user_id').execute();
}

async function placeAllPlants(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('location_places')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('place_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('location_places_key', ['user_id', 'location'])
    .execute();
  for (let last = ''; ; ) {
    const { rows: gardeners } = await sql<{ user_id: string }>`
      select distinct user_id from plants where location is not null and user_id > ${last}
      order by user_id limit ${GARDENERS_AT_ONCE}
    `.execute(db);
    const until = gardeners.at(-1)?.user_id;
    if (until === undefined) break;
    const { rows } = await sql<LocationText>`
      select user_id, location, min(created_at) as since, min(id) as plant_id from plants
      where location is not null and user_id > ${last} and user_id <= ${until}
      group by user_id, location order by since, location
    `.execute(db);
    await addPlaces(db, rows);
    last = until;
  }
  await sql`
    update plants set place_id = (
      select place_id from location_places as made
      where made.user_id = plants.user_id and made.location = plants.location
    ) where location is not null
  `.execute(db);
  await db.schema.dropTable('location_places').execute();
}

async function addPlaces(db: Kysely<unknown>, texts: readonly LocationText[]): Promise<void> {
  const byKey = Map.groupBy(texts, ({ user_id, location }) =>
    JSON.stringify([user_id, location.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase()]),
  );
  const made = [...byKey].map(([key, same]) => {
    const [user_id, name_key] = JSON.parse(key);
    // The id of a plant is unique among places too, and the same wherever a backup is restored.
    return { id: same[0]?.plant_id ?? key, user_id, name_key, same };
  });
  await inChunks(made, async (some) => {
    const values = some.map(
      ({ id, user_id, name_key, same }) =>
        sql`(${id}, ${user_id}, ${same[0]?.location ?? name_key}, ${name_key}, 0, 1, ${same[0]?.since ?? ''})`,
    );
    await sql`
      insert into places (id, user_id, name, name_key, kept, version, created_at) values ${sql.join(values)}
    `.execute(db);
    return [];
  });
  const pairs = made.flatMap(({ id, same }) => same.map(({ user_id, location }) => ({ id, user_id, location })));
  await inChunks(pairs, async (some) => {
    const values = some.map(({ id, user_id, location }) => sql`(${user_id}, ${location}, ${id})`);
    await sql`insert into location_places (user_id, location, place_id) values ${sql.join(values)}`.execute(db);
    return [];
  });
}

/** Places move the version of the plants, whose locations they are. */
async function addTriggers(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`
      create constraint trigger places_version after insert or update or delete on places
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
      create trigger ${sql.id(`places_version_after_${event}`)} after ${sql.raw(event)} on places begin
        update data_versions set plants = lower(hex(randomblob(8))) where user_id = ${sql.ref(`${row}.user_id`)};
      end
    `.execute(db);
}
