import { type RawBuilder, sql } from 'kysely';
import type { Db, Tables, Tx } from '../../../src/tables.ts';

/** A value of a column: an SQL expression, in which `n` is the row's number from 1, or the same value in every row. */
export type NumberedValue = RawBuilder<unknown> | string | number | null;

/** Inserts rows that the database itself makes, which takes seconds for 100,000. */
export async function insertNumbered(
  db: Db | Tx,
  table: keyof Tables,
  count: number,
  columns: Record<string, NumberedValue>,
): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.id(name)));
  const values = sql.join(
    Object.values(columns).map((value) => (typeof value === 'object' && value !== null ? value : sql.lit(value))),
  );
  await sql`
    with recursive numbered(n) as (select 1 union all select n + 1 from numbered where n < ${sql.lit(count)})
    insert into ${sql.table(table)} (${names}) select ${values} from numbered
  `.execute(db);
}

/** The id of row number `n` (an SQL expression) of a kind, which is eight hexadecimal digits. */
export function numberedId(kind: string, n: RawBuilder<unknown> = sql`n`): RawBuilder<string> {
  return sql<string>`${sql.lit(`${kind}-0000-7000-8000-`)} || (100000000000 + ${n})`;
}
