import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SAVED_BEFORE } from '@plantcare/contract/errors.ts';
import type { Clock } from '../clock.ts';
import { beforeCommit } from '../db/transaction.ts';
import { Failure } from '../failure.ts';
import { hashToken } from '../secret-token.ts';
import type { Db, Tx } from '../tables.ts';
import * as repository from './idempotency.repository.ts';

const KEPT_MS = 24 * 3_600_000;
/** Enough for a day of a gardener; a bound for a script. */
const KEPT_PER_ACCOUNT = 300;
const LONGEST_ANSWER = 100_000;
/** Stands for an answer that is not kept. */
const NOT_KEPT = '';
/** An attempt that takes longer belongs to a process that died. Should it live after all, it can no longer commit. */
const ABANDONED_AFTER_MS = 60_000;
const WAIT_MS = 20_000;
const LOOK_EVERY_MS = 50;

const OTHER_BODY = 'This Idempotency-Key was already used for something else.';

interface Attempt {
  userId: string;
  /** What the caller sent as `Idempotency-Key`. */
  key: string;
  /** Tells apart what was sent. */
  fingerprint: string;
}

export type Idempotency = ReturnType<typeof createIdempotency>;

/** Does what is sent again with the same key once, and gives the same answer each time. */
export function createIdempotency({ db, clock }: { db: Db; clock: Clock }) {
  const agoIso = (ms: number) => new Date(clock().getTime() - ms).toISOString();

  /** @returns the answer of an earlier attempt, or the claim of this one, which is now the only one. */
  async function claimOrAnswer({ userId, key, fingerprint }: Attempt): Promise<{ answer: string } | repository.Claim> {
    const claim = { user_id: userId, key_hash: hashToken(key), claim: randomUUID() };
    const deadline = performance.now() + WAIT_MS;
    for (;;) {
      const row = { ...claim, fingerprint, claimed_at: clock().toISOString(), committed: 0 as const, answer: null };
      if (await repository.insertKey(db, row)) return claim;
      const earlier = await repository.findKey(db, userId, claim.key_hash);
      if (!earlier) continue; // It failed just now.
      if (earlier.fingerprint !== fingerprint) throw new Failure('unprocessable', OTHER_BODY);
      if (earlier.answer === NOT_KEPT) throw new Failure('conflict', SAVED_BEFORE);
      if (earlier.answer !== null) return { answer: earlier.answer };
      if (earlier.claimed_at < agoIso(ABANDONED_AFTER_MS)) {
        if (earlier.committed === 1) throw new Failure('conflict', SAVED_BEFORE);
        await repository.deleteClaim(db, earlier);
        continue;
      }
      if (performance.now() > deadline) throw new Failure('unavailable');
      await pause(LOOK_EVERY_MS);
    }
  }

  return {
    /**
     * Runs `create`, unless an attempt with the same key has run or is running: then the answer is that one's. An attempt
     * that fails leaves no trace, and the next one runs.
     * @throws Failure `unprocessable` when the key was used for something else; `conflict` when it is known that the earlier
     * attempt has succeeded, but not what it answered.
     */
    async once<T>(attempt: Attempt, create: () => Promise<T>): Promise<T> {
      const claim = await claimOrAnswer(attempt);
      if ('answer' in claim) return JSON.parse(claim.answer);
      let running = true;
      const markCommitted = async (tx: Tx) => {
        // Work that the call has set off and that runs on after it inherits this hook.
        if (running && !(await repository.markCommitted(tx, claim))) throw new Failure('unavailable');
      };
      try {
        const answer = await beforeCommit.run(markCommitted, create);
        const text = JSON.stringify(answer);
        // Together, so that SQLite commits them together; the key of this call is the newest one.
        await Promise.all([
          repository.keepAnswer(db, claim, text.length > LONGEST_ANSWER ? NOT_KEPT : text),
          repository.deleteKeysBeyond(db, attempt.userId, KEPT_PER_ACCOUNT),
        ]);
        return answer;
      } catch (error) {
        await repository.deleteClaim(db, claim);
        throw error;
      } finally {
        running = false;
      }
    },

    removeExpired: () => repository.deleteKeysBefore(db, agoIso(KEPT_MS)),

    /**
     * What a crash cut off may be made again; what it had committed is known to be saved, though not what was answered.
     * Only where no other process uses the database.
     */
    async settleUnfinished(): Promise<void> {
      await repository.deleteUncommitted(db);
      await repository.setMissingAnswers(db, NOT_KEPT);
    },
  };
}
