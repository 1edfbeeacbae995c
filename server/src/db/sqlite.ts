import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type Dialect,
  type SelectModifierNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';

/** How many prepared statements are cached, least recently used dropped first: far more than the texts in common use. */
const KEPT_STATEMENTS = 500;

class NodeSqliteStatement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  // Kysely hands over whatever was bound; node:sqlite refuses, with a clear error, what it cannot store.
  all(parameters: readonly unknown[]) {
    return this.#statement.all(...(parameters as SQLInputValue[]));
  }

  run(parameters: readonly unknown[]) {
    return this.#statement.run(...(parameters as SQLInputValue[]));
  }

  iterate(parameters: readonly unknown[]) {
    return this.#statement.iterate(...(parameters as SQLInputValue[]));
  }
}

class NodeSqliteDatabase implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, NodeSqliteStatement>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(sql: string): SqliteStatement {
    // A deferred transaction that starts by reading fails at its first write when another process wrote meanwhile;
    // an immediate one waits its turn at the start.
    const text = sql === 'begin' ? 'begin immediate' : sql;
    const statement = this.#statements.get(text) ?? new NodeSqliteStatement(this.#database.prepare(text));
    this.#statements.delete(text);
    this.#statements.set(text, statement); // A map keeps its order, so the first one is the one least used.
    const [oldest] = this.#statements.keys();
    if (this.#statements.size > KEPT_STATEMENTS && oldest !== undefined) this.#statements.delete(oldest);
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

/** Kysely runs each migration outside a transaction on SQLite, though SQLite can roll schema changes back. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** PostgreSQL's clauses for locking rows and for skipping locked ones. */
const ROW_LOCKS: readonly (string | undefined)[] = ['ForUpdate', 'ForNoKeyUpdate', 'SkipLocked'];

/** SQLite has no row locks and needs none: a transaction locks the whole database for writing from its start. */
class WithoutRowLocks extends SqliteQueryCompiler {
  override visitSelectModifier(node: SelectModifierNode) {
    if (!ROW_LOCKS.includes(node.modifier)) super.visitSelectModifier(node);
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createQueryCompiler() {
    return new WithoutRowLocks();
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

/** Opens, or makes, the SQLite file. What was acknowledged survives a power cut (`synchronous = full`). */
export function sqliteDialect(file: string): Dialect {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 10_000, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory');
  return new NodeSqliteDialect({ database: new NodeSqliteDatabase(database) });
}
