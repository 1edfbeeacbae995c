import type { SqliteConnection } from './sqlite-connection.ts';
import { lockDeadline, whenUnlocked } from './when-unlocked.ts';

/** A transaction of the database in which the transactions of several callers, its members, run one after the other. */
interface Group {
  /** What waits for the commit: the members that have ended. */
  ended: { resolve(): void; reject(error: unknown): void }[];
  /** It commits as soon as the running member has ended. */
  isDue: boolean;
}

export type WriteGroup = Readonly<Group>;

const LOST = 'The transaction was rolled back with the others of its group';

/**
 * Commits the transactions of one turn of the event loop together, because each commit waits for the disk. All but the first
 * member of a group have a savepoint, so that one that fails undoes only its own changes. A member is told that it has
 * committed when the disk has the whole group.
 */
export class GroupCommit {
  readonly #connection: SqliteConnection;
  readonly #waiting: (() => void)[] = [];
  #held = false;
  #group: Group | null = null;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  /**
   * Begins a member, once those before it have ended.
   * @throws Failure `unavailable` when another process keeps the database locked
   */
  async begin(): Promise<WriteGroup> {
    const deadline = lockDeadline();
    await this.#acquire();
    try {
      if (this.#group) {
        this.run(this.#group, () => this.#connection.run('savepoint member'));
      } else {
        // A deferred transaction that reads first fails at its first write if another process wrote meanwhile.
        await whenUnlocked(deadline, () => this.#connection.run('begin immediate'));
        this.#group = { ended: [], isDue: false };
      }
      return this.#group;
    } catch (error) {
      this.#release();
      throw error;
    }
  }

  /** Does something within the running member. */
  run<T>(group: WriteGroup, work: () => T): T {
    if (group !== this.#group) throw new Error(LOST);
    try {
      return work();
    } catch (error) {
      // SQLite itself rolls everything back when the disk is full or fails.
      if (!this.#connection.isInTransaction) this.#fail(error);
      throw error;
    }
  }

  /** Ends the running member. @returns when the disk has its changes. @throws when the group could not be committed */
  async commit(group: WriteGroup): Promise<void> {
    try {
      this.run(group, () => {
        if (group.ended.length > 0) this.#connection.run('release member');
      });
    } catch (error) {
      await this.rollback(group);
      throw error;
    }
    const committed = this.#committed(group);
    this.#release();
    await committed;
  }

  /** Ends the running member and undoes its changes. */
  async rollback(group: WriteGroup): Promise<void> {
    let committed: Promise<void> | undefined;
    try {
      if (group === this.#group && group.ended.length === 0) {
        this.#group = null;
        this.#connection.run('rollback');
      } else if (group === this.#group) {
        this.run(group, () => {
          this.#connection.run('rollback to member');
          this.#connection.run('release member');
        });
        committed = this.#committed(group);
      }
    } finally {
      this.#release();
    }
    // Why it failed may lie in what others of the group have written, so its answer waits for them too.
    await committed?.catch(() => undefined);
  }

  /** Runs a statement that cannot be part of a transaction. */
  async runAlone<T>(work: () => T): Promise<T> {
    const deadline = lockDeadline();
    await this.#acquire();
    try {
      if (this.#group) this.#commitGroup(this.#group);
      return await whenUnlocked(deadline, work);
    } finally {
      this.#release();
    }
  }

  /** Commits what has ended. */
  close(): void {
    if (this.#group && !this.#held) this.#commitGroup(this.#group);
  }

  #committed(group: Group): Promise<void> {
    const committed = new Promise<void>((resolve, reject) => group.ended.push({ resolve, reject }));
    if (group.ended.length === 1) setImmediate(() => this.#commitSoon(group));
    return committed;
  }

  /** After all that has arrived in this turn of the event loop. */
  #commitSoon(group: Group): void {
    if (group !== this.#group) return;
    if (this.#held) group.isDue = true;
    else this.#commitGroup(group);
  }

  #commitGroup(group: Group): void {
    try {
      this.#connection.run('commit');
      this.#group = null;
      for (const { resolve } of group.ended) resolve();
    } catch (error) {
      if (this.#connection.isInTransaction) this.#connection.run('rollback');
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const group = this.#group;
    this.#group = null;
    for (const { reject } of group?.ended ?? []) reject(error);
  }

  async #acquire(): Promise<void> {
    if (this.#held) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#held = true;
  }

  /** Hands the connection to the one that waits longest, so that no other can take it in between. */
  #release(): void {
    if (this.#group?.isDue) this.#commitGroup(this.#group);
    const next = this.#waiting.shift();
    if (next) next();
    else this.#held = false;
  }
}
