import type { Bit } from '../db/dialect.ts';

/** A creating call that can be sent again with the same `Idempotency-Key`. */
export interface IdempotencyKeyTable {
  user_id: string;
  /** SHA-256 of the key. */
  key_hash: string;
  /** SHA-256 of what was sent. */
  fingerprint: string;
  /** Which attempt is running, or was the last one. */
  claim: string;
  claimed_at: string;
  /** Whether what the call creates is in the database; set in the same transaction. */
  committed: Bit;
  /** The answer as JSON; null until it is known, empty if it is too long to be kept. */
  answer: string | null;
}
