import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseConnection, type SqliteDatabase, SqliteDriver } from 'kysely';
import { Failure } from '../failure.ts';
import { isBusy } from './dialect.ts';

/** How long a write waits for another process that writes. */
const WAIT_MS = 3_000;
const PAUSE_MS = 25;

/**
 * Runs statements on the one connection, one after the other. While another process has the database locked for writing,
 * a write gives the connection back between its attempts, so that reading goes on.
 * @throws Failure `unavailable` from a statement that still found the database locked after 3 seconds. Nothing of its
 * transaction happened: `begin immediate` is what waits.
 */
export class WaitingSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  constructor(adapted: SqliteDatabase, database: DatabaseSync) {
    super({ database: adapted });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#take();
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#whenUnlocked(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  override async releaseConnection(): Promise<void> {
    this.#giveBack();
  }

  async #whenUnlocked<T>(run: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + WAIT_MS;
    for (;;) {
      try {
        return await run();
      } catch (error) {
        if (!isBusy(error) || this.#database.isTransaction) throw error;
        if (performance.now() > deadline) throw new Failure('unavailable');
      }
      this.#giveBack();
      // At random, or those that wait would all come back at once.
      await pause(PAUSE_MS * (1 + 3 * Math.random()));
      await this.#take();
    }
  }

  async #take(): Promise<void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
  }

  /** Hands the connection to the one that waits longest, without a moment in which another could take it. */
  #giveBack(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }
}
