import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { GroupCommit, type WriteGroup } from './group-commit.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import { lockDeadline, whenUnlocked } from './when-unlocked.ts';

/**
 * Runs queries on two connections. One only reads, never waits for a transaction, and sees what was committed; on the other
 * one, transactions and single writes run one after the other, and commit in groups.
 */
export class SqliteDriver implements Driver {
  readonly #reader: SqliteConnection;
  readonly #writer: SqliteConnection;
  readonly #groups: GroupCommit;

  constructor({ reader, writer }: { reader: SqliteConnection; writer: SqliteConnection }) {
    this.#reader = reader;
    this.#writer = writer;
    this.#groups = new GroupCommit(writer);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Session> {
    return new Session(this.#reader, this.#writer, this.#groups);
  }

  async releaseConnection(): Promise<void> {}

  beginTransaction(session: Session): Promise<void> {
    return session.begin();
  }

  commitTransaction(session: Session): Promise<void> {
    return session.commit();
  }

  rollbackTransaction(session: Session): Promise<void> {
    return session.rollback();
  }

  async destroy(): Promise<void> {
    this.#groups.close();
    this.#reader.close(); // First, because the last connection to close removes the write-ahead log, which this one cannot.
    this.#writer.close();
  }
}

/** What Kysely uses as a connection of its own: for one query, or for the queries of one transaction. */
class Session implements DatabaseConnection {
  readonly #reader: SqliteConnection;
  readonly #writer: SqliteConnection;
  readonly #groups: GroupCommit;
  #transaction: WriteGroup | null = null;

  constructor(reader: SqliteConnection, writer: SqliteConnection, groups: GroupCommit) {
    this.#reader = reader;
    this.#writer = writer;
    this.#groups = groups;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql, parameters } = query;
    const write = () => this.#writer.run<Row>(sql, parameters);
    if (this.#transaction) return this.#groups.run(this.#transaction, write);
    const kind = kindOf(query);
    if (kind === 'read') return whenUnlocked(lockDeadline(), () => this.#reader.run<Row>(sql, parameters));
    if (kind === 'other') return this.#groups.runAlone(write);
    await this.begin();
    try {
      const result = await this.executeQuery<Row>(query);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery(query);
  }

  async begin(): Promise<void> {
    this.#transaction = await this.#groups.begin();
  }

  async commit(): Promise<void> {
    const transaction = this.#transaction;
    if (!transaction) return;
    const committed = this.#groups.commit(transaction);
    this.#transaction = null;
    await committed;
  }

  async rollback(): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = null;
    if (transaction) await this.#groups.rollback(transaction);
  }
}

/** A statement of `sql` that is not a `select` may be one that no transaction can contain, such as a pragma. */
function kindOf({ query, sql }: CompiledQuery): 'read' | 'write' | 'other' {
  if (query.kind === 'SelectQueryNode') return 'read';
  if (query.kind !== 'RawNode') return 'write';
  return /^\s*select\b/i.test(sql) ? 'read' : 'other';
}
