import { chmodSync, closeSync, openSync } from 'node:fs';
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
import { WaitingSqliteDriver } from './waiting-sqlite-driver.ts';

/** How many prepared statements are cached, far more than are in common use; the least recently used is dropped first. */
const KEPT_STATEMENTS = 500;
const OPENING_MS = 10_000;

class NodeSqliteStatement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  // Kysely passes any bound value; node:sqlite refuses those it cannot store with a clear error.
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
    // A deferred transaction that reads first fails at its first write if another process wrote meanwhile;
    // an immediate one waits at the start.
    const text = sql === 'begin' ? 'begin immediate' : sql;
    const statement = this.#statements.get(text) ?? new NodeSqliteStatement(this.#database.prepare(text));
    this.#statements.delete(text);
    this.#statements.set(text, statement); // A map keeps its insertion order, so the first one is the least recently used.
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

  /** There is one; the driver takes turns itself, which here stops Kysely from doing it. */
  override get supportsMultipleConnections() {
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
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: new NodeSqliteDatabase(database) });
    this.#database = database;
  }

  override createDriver() {
    return new WaitingSqliteDriver(new NodeSqliteDatabase(this.#database), this.#database);
  }

  override createQueryCompiler() {
    return new WithoutRowLocks();
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

/** How long a statement blocks the process for another one's lock; the driver waits longer, without blocking. */
const BLOCKS_MS = 20;

/** Opens or creates the SQLite file, for the user of this process alone. What was acknowledged survives a power failure (`synchronous = full`). */
export function sqliteDialect(file: string): Dialect {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600); // SQLite gives its other files the same mode.
  const database = new DatabaseSync(file, { timeout: OPENING_MS, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory');
  database.exec(`pragma busy_timeout = ${BLOCKS_MS}`);
  return new NodeSqliteDialect(database);
}
