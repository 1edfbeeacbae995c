import type { Attempts } from '../../attempts/attempts.ts';
import { emailKey } from '../../email-key.ts';
import { addressKey, PER_ACCOUNT, PER_ADDRESS } from '../../http/attempt-limits.ts';
import type { Db } from '../../tables.ts';
import type { Visitor } from '../../visitor.ts';
import type { DeviceService } from '../devices/devices.service.ts';
import * as repository from './auth.repository.ts';

const MINUTE_MS = 60_000;

/**
 * For guesses at one account from many addresses: after ten, a second between two of them, twice as long after each five
 * more, at most a minute. So fewer than 100 in the first hour and 60 in any other, as OWASP ASVS 4.0.3 demands (2.2.1), and
 * the gardener never waits for longer than a minute.
 */
export function pauseAfter(failures: number): number {
  if (failures < 10) return 0;
  return Math.min(MINUTE_MS, 1000 * 2 ** Math.floor((failures - 10) / 5));
}
const SLOWER = { pauseAfter, windowMs: 24 * 60 * MINUTE_MS };

interface Deps {
  db: Db;
  attempts: Attempts;
  devices: DeviceService;
}

/**
 * Limits guessing at passwords without letting anybody lock a gardener out: a browser in which the gardener signed in before
 * has a count of its own, whatever others do.
 */
export function createSignInLimits({ db, attempts, devices }: Deps) {
  const accountKey = (key: string) => `account ${key}`;
  const pairKey = (key: string, { address }: Visitor) => `sign-in ${key} ${address}`;
  // Longer ones are refused anyway.
  const keyOf = (email: string) => emailKey(email).slice(0, 254);

  async function isKnown(key: string, { device }: Visitor): Promise<boolean> {
    if (device === undefined) return false;
    const user = await repository.findUserByEmailKey(db, key);
    return user !== undefined && (await devices.isKnown(user.id, device));
  }

  return {
    /** Counts an attempt to sign in. @throws Failure when it must wait. */
    async count(email: string, visitor: Visitor): Promise<void> {
      const key = keyOf(email);
      if (await isKnown(key, visitor)) {
        await attempts.limit(`device ${key} ${visitor.device}`, PER_ACCOUNT);
        return;
      }
      await attempts.limit(addressKey(visitor), PER_ADDRESS);
      await attempts.limit(pairKey(key, visitor), PER_ACCOUNT);
      await attempts.slowDown(accountKey(key), SLOWER);
    },

    async succeeded(email: string, visitor: Visitor): Promise<void> {
      const key = keyOf(email);
      await attempts.forget(pairKey(key, visitor));
      await attempts.takeBack(accountKey(key));
    },

    /** After the owner of the address has set a new password, guesses at the old one no longer count. */
    async passwordReset(email: string): Promise<void> {
      await attempts.forget(accountKey(keyOf(email)));
    },
  };
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;
