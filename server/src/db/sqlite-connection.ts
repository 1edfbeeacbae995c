import { DatabaseSync, type DatabaseSyncOptions, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';

/** How many prepared statements are cached, far more than are in common use; the least recently used is dropped first. */
const KEPT_STATEMENTS = 500;

interface Statement {
  prepared: StatementSync;
  /** Whether it answers rows. */
  answers: boolean;
}

/** A connection to a SQLite file with its prepared statements. Each statement runs at once and blocks the process. */
export class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Statement>();

  constructor(file: string, options: DatabaseSyncOptions) {
    this.#database = new DatabaseSync(file, options);
  }

  get isInTransaction(): boolean {
    return this.#database.isOpen && this.#database.isTransaction;
  }

  /** Runs statements that take no values and of which nothing is kept. */
  execute(statements: string): void {
    this.#database.exec(statements);
  }

  /** @param values what node:sqlite cannot store is refused with a clear error. */
  run<Row>(sql: string, values: readonly unknown[] = []): QueryResult<Row> {
    const { prepared, answers } = this.#prepared(sql);
    const bound = values as SQLInputValue[]; // node:sqlite checks them.
    if (answers) return { rows: prepared.all(...bound) as Row[] }; // As the query says.
    const { changes, lastInsertRowid } = prepared.run(...bound);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepared(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      const prepared = this.#database.prepare(sql);
      statement = { prepared, answers: prepared.columns().length > 0 };
    }
    this.#statements.delete(sql);
    this.#statements.set(sql, statement); // A map keeps its insertion order, so the first one is the least recently used.
    const [oldest] = this.#statements.keys();
    if (this.#statements.size > KEPT_STATEMENTS && oldest !== undefined) this.#statements.delete(oldest);
    return statement;
  }
}
