import { type AliasedExpression, type Compilable, type Expression, type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../tables.ts';
import { type Bit, isPostgres } from './dialect.ts';
import { BETWEEN_ITEMS, type PageText } from './page-text.ts';

/** The fields of an object in SQL, by the names and in the order of the answer. */
export type JsonFields<Item> = { readonly [Name in keyof Item]-?: Expression<Item[Name]> };

/**
 * The text of an object in JSON, written by the database. For lists: making an object of each row in JavaScript, and then its
 * text, takes three times as long.
 */
export function jsonText<Item extends object>(db: Db | Tx, fields: JsonFields<Item>): RawBuilder<string> {
  return sql<string>`cast(${jsonObject(db, fields)} as text)`;
}

/**
 * The items of a page as one text, in the order of the subquery: both databases join rows as they come.
 * @param page reads the text of each, in order
 */
export function pageText(db: Db | Tx, page: AliasedExpression<{ json: string }, 'page'>): Compilable<PageText> {
  return db
    .selectFrom(page)
    .select(({ ref }) => [
      sql<string>`coalesce(string_agg(${ref('page.json')}, ${sql.lit(BETWEEN_ITEMS)}), '')`.as('items'),
      sql<number>`cast(count(*) as integer)`.as('count'),
    ]);
}

/** An object as a field of another one. */
export function jsonObject<Item extends object>(db: Db | Tx, fields: JsonFields<Item>): Expression<Item> {
  const named = Object.entries<Expression<unknown>>(fields);
  if (!isPostgres(db)) return sql`json_object(${sql.join(named.flatMap(([name, value]) => [sql.lit(name), value]))})`;
  // `json_build_object` would put spaces around the names.
  const columns = named.map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  return sql`(select row_to_json(item) from (select ${sql.join(columns)}) as item)`;
}

/** A column of 0 and 1 as `false` and `true`. */
export function jsonBoolean<Value extends Bit | null>(
  db: Db | Tx,
  bit: Expression<Value>,
): Expression<boolean | Extract<Value, null>> {
  if (isPostgres(db)) return sql`${bit} = 1`;
  return sql`json(case ${bit} when 1 then 'true' when 0 then 'false' end)`;
}
