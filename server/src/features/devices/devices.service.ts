import type { Clock } from '../../clock.ts';
import { hashToken, makeToken } from '../../secret-token.ts';
import type { Db, Tx } from '../../tables.ts';
import type { Visitor } from '../../visitor.ts';
import * as repository from './devices.repository.ts';

const REMEMBERED_MS = 365 * 24 * 3_600_000;
const MOST_DEVICES = 50;

/**
 * The browsers in which somebody signed in to an account. They are recognized by a cookie that signs nobody in, so that
 * somebody who guesses elsewhere cannot lock the gardener out. Only the hash of its token is stored.
 */
export function createDeviceService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async isKnown(userId: string, device: string): Promise<boolean> {
      return repository.isKnown(db, userId, hashToken(device), clock().toISOString());
    },

    /** A browser that several people use has one token, and a row for each of their accounts. */
    async remember(tx: Tx, userId: string, visitor: Visitor): Promise<void> {
      const token = visitor.device ?? makeToken();
      const now = clock();
      await repository.upsertDevice(tx, {
        user_id: userId,
        token_hash: hashToken(token),
        used_at: now.toISOString(),
        expires_at: new Date(now.getTime() + REMEMBERED_MS).toISOString(),
      });
      await repository.deleteDevicesBeyond(tx, userId, MOST_DEVICES);
      visitor.keepDevice(token);
    },

    /** Forgets all browsers of an account: one of them may belong to somebody who knew the old password. */
    async forgetAll(tx: Tx, userId: string): Promise<void> {
      await repository.deleteDevices(tx, userId);
    },

    async removeExpired(): Promise<void> {
      await repository.deleteExpiredDevices(db, clock().toISOString());
    },
  };
}

export type DeviceService = ReturnType<typeof createDeviceService>;
