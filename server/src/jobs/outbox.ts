import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Db, Tx } from '../tables.ts';
import { failureReport } from './failure-report.ts';
import * as rows from './outbox.repository.ts';
import { type Job, stepwise } from './scheduler.ts';
import { Undeliverable } from './undeliverable.ts';

/** A message on its way out. A handler that meets the same `id` again is repeating what may have been sent already. */
export interface OutboxMessage {
  id: string;
  userId: string | null;
  payload: unknown;
}

/** Sends a message, or throws to be asked again later; `Undeliverable` when asking again would not help. */
export type OutboxHandler = (message: OutboxMessage) => Promise<void>;

export interface NewMessage {
  kind: string;
  userId: string | null;
  sendAfter: Date;
  payload?: unknown;
  /** A message still waiting under the same key takes this one in. */
  mergeKey?: string;
}

const BATCH = 20;
/** Few at once: what is under way when a process dies is sent twice. */
const AT_ONCE = 4;
const LONGEST_PAUSE_MS = 3_600_000;
const GIVE_UP_AFTER_MS = 2 * 24 * 3_600_000;
/** More than the pauses of two days leave room for: each time the process died of it. */
const MOST_ATTEMPTS = 200;
const STRIKE_ATTEMPTS = 4;
const STRIKE_PAUSE_MS = 250;
const KEEP_FAILED_MS = 30 * 24 * 3_600_000;
const SHORTEST_LEASE_MS = 5_000;

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  /** The first pause after a failed attempt; each further one is twice as long, up to an hour. */
  intervalSeconds: number;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Messages written in the same transaction as what they tell of, and sent afterwards, so that neither a crash nor a mail
 * server that is down loses one. Each is claimed by one process at a time; a claim is renewed while its process lives.
 */
export function createOutbox({ db, clock, log, intervalSeconds }: Deps) {
  const leaseMs = Math.max(SHORTEST_LEASE_MS, 2000 * intervalSeconds);
  const from = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

  /** @returns the id of the message that carries each of the new ones, in their order. */
  async function put(tx: Tx, messages: readonly NewMessage[]): Promise<string[]> {
    const created_at = clock().toISOString();
    const added = messages.map((message) => ({
      id: uuidv7(),
      user_id: message.userId,
      kind: message.kind,
      merge_key: message.mergeKey ?? null,
      payload: JSON.stringify(message.payload ?? null),
      send_after: message.sendAfter.toISOString(),
      attempts: 0,
      claim: null,
      claimed_until: null,
      failed_at: null,
      last_error: null,
      created_at,
    }));
    const waiting = await rows.upsertByMergeKey(tx, added);
    return added.map(({ id, merge_key }) => (merge_key === null ? id : (waiting.get(merge_key) ?? id)));
  }

  async function deliver(message: rows.OutboxRow, handler: OutboxHandler): Promise<void> {
    try {
      if (message.attempts > MOST_ATTEMPTS) throw new Undeliverable('whoever tried to send it died');
      await handler({ id: message.id, userId: message.user_id, payload: JSON.parse(message.payload) });
    } catch (error) {
      await noteFailure(message, error);
      return;
    }
    await ack(message);
  }

  async function noteFailure(message: rows.OutboxRow, error: unknown): Promise<void> {
    const { id, kind, attempts } = message;
    const now = clock();
    const err = failureReport(error);
    const last_error = err.message;
    const isOld = now.getTime() - Date.parse(message.created_at) > GIVE_UP_AFTER_MS;
    if (error instanceof Undeliverable || (isOld && attempts > 1)) {
      log.error({ err, message: id, kind, attempts }, 'a message was given up');
      await rows.giveUp(db, message, { last_error, failed_at: now.toISOString() });
      return;
    }
    const pause = Math.min(LONGEST_PAUSE_MS, 1000 * intervalSeconds * 2 ** (attempts - 1));
    log.warn({ err, message: id, kind, attempts }, 'a message could not be sent yet');
    await rows.reschedule(db, message, { last_error, send_after: from(now, pause) });
  }

  /** Was it sent, it must go: a database that fails just now would have it sent again when the claim ends. */
  async function ack(message: rows.OutboxRow): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await rows.removeSent(db, message);
      } catch (error) {
        if (attempt === STRIKE_ATTEMPTS) throw error;
        await setTimeout(STRIKE_PAUSE_MS * attempt);
      }
    }
  }

  /** Sends some messages of a kind that are due. @returns whether there were any. */
  async function sendSome(kind: string, handler: OutboxHandler): Promise<boolean> {
    const now = clock();
    const claim = uuidv7();
    const until = from(now, leaseMs);
    const claimed = await rows.claimDue(db, { kind, claim, now: now.toISOString(), until, limit: BATCH });
    if (claimed.length === 0) return false;
    const renewing = setInterval(() => {
      rows.renew(db, claim, from(clock(), leaseMs)).catch((error: unknown) => {
        log.warn({ err: error }, 'a claim could not be renewed');
      });
    }, leaseMs / 3);
    try {
      const fewAtOnce = pLimit(AT_ONCE);
      const deliveries = claimed.map((message) => fewAtOnce(() => deliver(message, handler)));
      // All of them, also where one fails: until the last has ended, the claim is renewed and nobody stops.
      const failed = (await Promise.allSettled(deliveries)).find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    } finally {
      clearInterval(renewing);
    }
    return true;
  }

  return {
    put,

    /** The job that sends every message of a kind that is due. */
    job: (kind: string, handler: OutboxHandler): Job => stepwise(kind, intervalSeconds, () => sendSome(kind, handler)),

    async removeOldFailures(): Promise<void> {
      await rows.removeFailedBefore(db, from(clock(), -KEEP_FAILED_MS));
    },
  };
}
