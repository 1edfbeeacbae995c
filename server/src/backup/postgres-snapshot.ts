import type { Client } from 'pg';
import { BACKED_UP_TABLES } from './backed-up-tables.ts';
import { columnKind, type Row, requireSchema, type Snapshot, type SnapshotTable } from './snapshot.ts';

/** Rows that are in memory at once. */
const BATCH = 200;

/** A repeatable-read transaction: it sees the state of its first read, and blocks no writer. */
export async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const { default: pg } = await import('pg'); // A server on SQLite does not load it.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined); // The next query reports that the connection is lost.
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const existing = await texts(client, 'select tablename from pg_tables where schemaname = current_schema()');
    const schema = existing.includes('kysely_migration')
      ? await texts(client, 'select name from kysely_migration order by name')
      : [];
    requireSchema(schema);
    const tables: SnapshotTable[] = [];
    for (const name of BACKED_UP_TABLES) if (existing.includes(name)) tables.push(await describe(client, name));
    return { schema, tables, rows: (table) => rowsOf(client, table), close: () => client.end() };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function describe(client: Client, name: string): Promise<SnapshotTable> {
  const { rows } = await client.query<{ column_name: string; data_type: string }>(
    `select column_name, data_type from information_schema.columns
     where table_schema = current_schema() and table_name = $1 order by column_name`,
    [name],
  );
  return {
    name,
    columns: Object.fromEntries(
      rows.map(({ column_name, data_type }) => [column_name, columnKind(name, column_name, data_type)]),
    ),
  };
}

async function* rowsOf(client: Client, { name, columns }: SnapshotTable): AsyncGenerator<Row[]> {
  const list = Object.keys(columns).map((column) => `"${column}"`);
  await client.query(`declare backed_up no scroll cursor for select ${list.join(', ')} from "${name}"`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${BATCH} from backed_up`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('close backed_up');
}

async function texts(client: Client, text: string): Promise<string[]> {
  const { rows } = await client.query<string[]>({ text, rowMode: 'array' });
  return rows.flat();
}
