import { chmodSync, closeSync, openSync } from 'node:fs';
import {
  type Dialect,
  type Kysely,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { SqliteConnection } from './sqlite-connection.ts';
import { SqliteDriver } from './sqlite-driver.ts';

const OPENING_MS = 10_000;

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
const ROW_LOCKS: readonly (string | undefined)[] = ['ForUpdate', 'ForNoKeyUpdate', 'ForKeyShare', 'SkipLocked'];

/** SQLite has no row locks and needs none: a transaction locks the whole database for writing from its start. */
class WithoutRowLocks extends SqliteQueryCompiler {
  override visitSelectModifier(node: SelectModifierNode) {
    if (!ROW_LOCKS.includes(node.modifier)) super.visitSelectModifier(node);
  }
}

/** How long a statement blocks the process for another one's lock; the driver waits longer, without blocking. */
const BLOCKS_MS = 20;

/** Opens or creates the SQLite file, for the user of this process alone. What was acknowledged survives a power failure (`synchronous = full`). */
export function sqliteDialect(file: string): Dialect {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600); // SQLite gives its other files the same mode.
  const writer = new SqliteConnection(file, { timeout: OPENING_MS, enableForeignKeyConstraints: true });
  writer.execute('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory');
  const reader = new SqliteConnection(file, { timeout: OPENING_MS, readOnly: true });
  reader.execute('pragma temp_store = memory');
  for (const connection of [writer, reader]) connection.execute(`pragma busy_timeout = ${BLOCKS_MS}`);
  return {
    createDriver: () => new SqliteDriver({ reader, writer }),
    createQueryCompiler: () => new WithoutRowLocks(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}
