import type { Compilable, CompiledQuery } from 'kysely';
import type { Db, Tx } from '../tables.ts';

/**
 * A query that is made so often that building its text would take longer than running it: for the session of every call
 * building it took half of a 304. It is built once for each database; whatever values it is built with are replaced, in
 * their order, by those of each call.
 */
export function compiledOnce<Row>(
  build: (db: Db | Tx) => Compilable<Row>,
): (db: Db | Tx, values: readonly unknown[]) => Promise<Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor(); // A transaction has that of its database.
    const query = compiled.get(adapter) ?? build(db).compile();
    compiled.set(adapter, query);
    if (values.length !== query.parameters.length) throw new Error(`The query takes ${query.parameters.length} values`);
    return (await db.executeQuery<Row>({ ...query, parameters: values })).rows;
  };
}
