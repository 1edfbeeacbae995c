import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BACKED_UP_TABLES } from './backed-up-tables.ts';
import { BackupError } from './backup-error.ts';
import { columnKind, NO_DATABASE, type Row, requireSchema, type Snapshot, type SnapshotTable } from './snapshot.ts';

const AT_ONCE = 200;
const OPENING_MS = 10_000;

/**
 * A read transaction on a connection of its own. In WAL mode it sees the state of its first read, and neither waits for
 * writers nor blocks them.
 */
export function openSqliteSnapshot(file: string): Snapshot {
  if (!existsSync(file)) throw new BackupError(NO_DATABASE);
  // Not opened read-only: then SQLite could not open a database in WAL mode that no server has open.
  const database = new DatabaseSync(file, { timeout: OPENING_MS });
  try {
    database.exec('pragma query_only = on; begin');
    const existing = texts(database, "select name from sqlite_master where type = 'table'");
    const schema = existing.includes('kysely_migration')
      ? texts(database, 'select name from kysely_migration order by name')
      : [];
    requireSchema(schema);
    const tables = BACKED_UP_TABLES.filter((name) => existing.includes(name)).map((name) => describe(database, name));
    return {
      schema,
      tables,
      rows: (table) => rowsOf(database, table),
      async close() {
        if (database.isOpen) database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

function describe(database: DatabaseSync, name: string): SnapshotTable {
  const columns = database.prepare('select name, type from pragma_table_info(?) order by name').all(name);
  return {
    name,
    columns: Object.fromEntries(
      columns.map((column) => [`${column.name}`, columnKind(name, `${column.name}`, `${column.type}`)]),
    ),
  };
}

async function* rowsOf(database: DatabaseSync, { name, columns }: SnapshotTable): AsyncGenerator<Row[]> {
  const list = Object.keys(columns).map((column) => `"${column}"`);
  let rows: Row[] = [];
  for (const row of database.prepare(`select ${list.join(', ')} from "${name}"`).iterate()) {
    rows.push(row as Row); // Columns of these kinds hold nothing else.
    if (rows.length < AT_ONCE) continue;
    yield rows;
    rows = [];
    await nextTurn(); // A server that makes its nightly backup answers calls meanwhile.
  }
  if (rows.length > 0) yield rows;
}

function texts(database: DatabaseSync, query: string): string[] {
  return database
    .prepare(query)
    .all()
    .map(({ name }) => `${name}`);
}
