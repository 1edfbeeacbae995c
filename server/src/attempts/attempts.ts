import type { Clock } from '../clock.ts';
import { inTransaction } from '../db/transaction.ts';
import { tooManyAttempts } from '../failure.ts';
import { hashToken } from '../secret-token.ts';
import type { Db } from '../tables.ts';
import * as rows from './attempts.repository.ts';

export interface Limit {
  /** How many attempts are allowed within the window, which begins with the first one. */
  max: number;
  windowMs: number;
}

export interface GrowingPause {
  /** How long to wait after so many attempts, in milliseconds. */
  pauseAfter(attempts: number): number;
  windowMs: number;
}

interface Deps {
  db: Db;
  clock: Clock;
  /** Whether anything is limited. */
  on: boolean;
}

export type Attempts = ReturnType<typeof createAttempts>;

/** Counts attempts in the database, so that all processes share the counts and a restart forgets none. */
export function createAttempts({ db, clock, on }: Deps) {
  const endOf = (now: Date, windowMs: number) => new Date(now.getTime() + windowMs).toISOString();

  /** Counts an attempt. @returns for how many milliseconds no other is allowed; 0 if this one is */
  async function count(key: string, { max, windowMs }: Limit): Promise<number> {
    if (!on) return 0;
    const now = clock();
    const first = { key_hash: hashToken(key), count: 1, last_at: now.toISOString(), ends_at: endOf(now, windowMs) };
    const row = await rows.countOne(db, first);
    return row.count > max ? Date.parse(row.ends_at) - now.getTime() : 0;
  }

  return {
    /** Whether another attempt is allowed; it counts. */
    async allows(key: string, limit: Limit): Promise<boolean> {
      return (await count(key, limit)) === 0;
    },

    /** Counts an attempt. @throws Failure when there were too many within the window. */
    async limit(key: string, limit: Limit): Promise<void> {
      const pause = await count(key, limit);
      if (pause > 0) throw tooManyAttempts(pause);
    },

    /** Counts an attempt, unless it comes too soon after the last one. @throws Failure when it does. */
    async slowDown(key: string, { pauseAfter, windowMs }: GrowingPause): Promise<void> {
      if (!on) return;
      const now = clock();
      const key_hash = hashToken(key);
      const last_at = now.toISOString();
      const empty = { key_hash, count: 0, last_at, ends_at: endOf(now, windowMs) };
      const pause = await inTransaction(db, async (tx) => {
        const found = await rows.findForUpdate(tx, empty);
        const row = found.ends_at <= last_at ? empty : found;
        const wait = Date.parse(row.last_at) + pauseAfter(row.count) - now.getTime();
        if (row.count > 0 && wait > 0) return wait;
        await rows.change(tx, { ...row, count: row.count + 1, last_at });
        return 0;
      });
      if (pause > 0) throw tooManyAttempts(pause);
    },

    /** Uncounts an attempt that succeeded. */
    async takeBack(key: string): Promise<void> {
      if (on) await rows.takeBack(db, hashToken(key));
    },

    /** Sets the count of a key back to zero. */
    async forget(key: string): Promise<void> {
      if (on) await rows.remove(db, hashToken(key));
    },

    removeExpired: (): Promise<void> => rows.removeExpired(db, clock().toISOString()),
  };
}
