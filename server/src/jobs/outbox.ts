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

/** A message to be sent. A handler that sees the same `id` again may be repeating a message that was already sent. */
export interface OutboxMessage {
  id: string;
  userId: string | null;
  payload: unknown;
}

/** Sends a message. Throws to be retried later, or `Undeliverable` when a retry would not help. */
export type OutboxHandler = (message: OutboxMessage) => Promise<void>;

export interface NewMessage {
  kind: string;
  userId: string | null;
  sendAfter: Date;
  payload?: unknown;
  /** A message still waiting under the same key is used instead of a new one. */
  mergeKey?: string;
}

const BATCH = 20;
/** Few at once: messages that are being sent when a process dies are sent twice. */
const AT_ONCE = 4;
const LONGEST_PAUSE_MS = 3_600_000;
const GIVE_UP_AFTER_MS = 2 * 24 * 3_600_000;
/** More attempts than fit into two days of pauses: the process died at each of them. */
const MOST_ATTEMPTS = 200;
const ACK_ATTEMPTS = 4;
const ACK_PAUSE_MS = 250;
const KEEP_FAILED_MS = 30 * 24 * 3_600_000;
const SHORTEST_LEASE_MS = 5_000;

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  /** The pause after the first failed attempt; it doubles with each further one, up to an hour. */
  intervalSeconds: number;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Messages are written in the same transaction as what they are about and sent afterwards, so that neither a crash nor a
 * mail server that is down loses one. Each is claimed by one process at a time; a claim is renewed while its process lives.
 */
export function createOutbox({ db, clock, log, intervalSeconds }: Deps) {
  const leaseMs = Math.max(SHORTEST_LEASE_MS, 2000 * intervalSeconds);
  const from = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

  /** @returns for each new message the id of the row that carries it, in order. */
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
      if (message.attempts > MOST_ATTEMPTS) throw new Undeliverable('every process that tried to send it died');
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

  /** Deletes a message that was sent, with retries: otherwise it would be sent again when the claim ends. */
  async function ack(message: rows.OutboxRow): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await rows.removeSent(db, message);
      } catch (error) {
        if (attempt === ACK_ATTEMPTS) throw error;
        await setTimeout(ACK_PAUSE_MS * attempt);
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
      // Waits for all, also if one fails: the claim is renewed until the last has ended.
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
