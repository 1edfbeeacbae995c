import { type Kysely, sql, type Transaction } from 'kysely';
import { appliedMigrations, MIGRATION_NAMES, migrate, requireKnownSchema } from '../db/migrate.ts';
import { ALL_TABLES } from './backed-up-tables.ts';
import type { Head } from './backup-contents.ts';
import { BackupError } from './backup-error.ts';
import type { Row } from './snapshot.ts';

/** A database whose schema is the one of a backup, which may be older than the tables that the program knows. */
export type AnyTables = Record<string, Row>;

/** SQLite allows 32,766 values in a statement. */
const MOST_VALUES = 30_000;

/** Whether gardeners have accounts in it. */
export async function hasAccounts(db: Kysely<AnyTables>): Promise<boolean> {
  if ((await appliedMigrations(db)).length === 0) return false;
  return (await db.selectFrom('users').select('id').limit(1).execute()).length > 0;
}

/** Removes what a server has made, and makes the schema that the backup has. */
export async function makeSchema(tx: Transaction<AnyTables>, head: Head, onPostgres: boolean): Promise<void> {
  // Checks references at the commit, so that tables can be dropped and rows inserted in any order.
  if (!onPostgres) await sql`pragma defer_foreign_keys = on`.execute(tx);
  await (onPostgres ? dropFromPostgres(tx) : dropFromSqlite(tx));
  await migrate(tx, head.schema.at(-1));
  await requireSameTables(tx, head);
  if (onPostgres) await setDeferred(tx, true);
}

/** Checks all references, and brings the schema up to date. */
export async function finishSchema(tx: Transaction<AnyTables>, head: Head, onPostgres: boolean): Promise<void> {
  if (onPostgres) {
    await sql`set constraints all immediate`.execute(tx);
    await setDeferred(tx, false);
  }
  if (head.schema.length < MIGRATION_NAMES.length) await migrate(tx);
}

export async function insertRows(tx: Transaction<AnyTables>, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  if (columns === 0) return;
  const atOnce = Math.floor(MOST_VALUES / columns);
  for (let at = 0; at < rows.length; at += atOnce) {
    await tx
      .insertInto(table)
      .values(rows.slice(at, at + atOnce))
      .execute();
  }
}

/** The file belongs to the product, so that everything in it goes, first what a newer version made. */
async function dropFromSqlite(tx: Transaction<AnyTables>): Promise<void> {
  const { rows } = await sql<{ type: string; name: string }>`
    select type, name from sqlite_master where type in ('table', 'trigger') and name not like 'sqlite%' order by rowid desc
  `.execute(tx);
  const named = (type: string) => rows.filter((row) => row.type === type).map(({ name }) => name);
  // Dropping a table deletes rows of others that refer to it, whose triggers may need tables that are gone already.
  for (const name of named('trigger')) await sql`drop trigger ${sql.ref(name)}`.execute(tx);
  const tables = named('table');
  const known = [...ALL_TABLES].reverse().filter((name) => tables.includes(name));
  const others = tables.filter((name) => !known.includes(name));
  for (const name of [...others, ...known]) await tx.schema.dropTable(name).execute();
}

/**
 * Others may have tables in the database, so only those go that this version knows.
 * @throws ConfigError when a newer version made more of them
 */
async function dropFromPostgres(tx: Transaction<AnyTables>): Promise<void> {
  const applied = await appliedMigrations(tx);
  if (applied.length === 0) return;
  requireKnownSchema(applied);
  const functions = await triggerFunctions(tx);
  for (const table of [...ALL_TABLES].reverse()) await tx.schema.dropTable(table).ifExists().execute();
  for (const name of functions) await sql`drop function ${sql.ref(name)}`.execute(tx);
  await tx.deleteFrom('kysely_migration').execute();
}

/** What the triggers on the product's tables call; PostgreSQL keeps these functions when the tables go. */
async function triggerFunctions(tx: Transaction<AnyTables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct proname as name from pg_trigger
    join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and relnamespace = current_schema()::regnamespace and relname in (${sql.join(ALL_TABLES)})
  `.execute(tx);
  return rows.map(({ name }) => name);
}

/** @throws BackupError when the same migrations made other tables than the backup has */
async function requireSameTables(tx: Transaction<AnyTables>, { tables }: Head): Promise<void> {
  const made = new Map((await tx.introspection.getTables()).map(({ name, columns }) => [name, columns]));
  for (const [table, columns] of Object.entries(tables)) {
    const found = made.get(table)?.map(({ name }) => name);
    if (!found || Object.keys(columns).sort().join() !== found.sort().join()) {
      throw new BackupError(`the backup has another table ${table} than this version makes`);
    }
  }
}

/** The rows of one table that refer to each other come in any order, and PostgreSQL would check each at once. */
async function setDeferred(tx: Transaction<AnyTables>, deferred: boolean): Promise<void> {
  const { rows } = await sql<{ table_name: string; constraint_name: string }>`
    select conrelid::regclass::text as table_name, conname as constraint_name from pg_constraint
    where contype = 'f' and conrelid = confrelid and connamespace = current_schema()::regnamespace
  `.execute(tx);
  for (const { table_name, constraint_name } of rows) {
    const how = sql.raw(deferred ? 'deferrable initially deferred' : 'not deferrable');
    await sql`alter table ${sql.table(table_name)} alter constraint ${sql.ref(constraint_name)} ${how}`.execute(tx);
  }
}
