import { PASSWORD_RESET_MINUTES, type resetPassword } from '@plantcare/contract/auth.ts';
import type { ParsedInput } from '@plantcare/contract/endpoint.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emailKey } from '../../email-key.ts';
import { Failure } from '../../failure.ts';
import type { HashPassword } from '../../password-hash.ts';
import { hashToken, makeToken } from '../../secret-token.ts';
import type { Db } from '../../tables.ts';
import type { Visitor } from '../../visitor.ts';
import type { DeviceService } from '../devices/devices.service.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import * as repository from './auth.repository.ts';
import type { UserRow } from './auth.table.ts';
import { passwordChanged } from './auth-announcements.ts';
import { rejectCommonPassword } from './auth-passwords.ts';
import type { SignInLimits } from './sign-in-limits.ts';

const LINK_INVALID = 'This link has expired or was used already. Please ask for a new one.';

interface Deps {
  db: Db;
  clock: Clock;
  devices: DeviceService;
  signInLimits: SignInLimits;
  notifications: NotificationService;
  hashPassword: HashPassword;
}

export interface IssuedReset {
  user: UserRow;
  token: string;
}

/** @returns the account with this address and a new token, of which only the hash is stored; null without an account. */
export async function issuePasswordReset(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  email: string,
): Promise<IssuedReset | null> {
  const key = emailKey(email);
  const found = await repository.findUserByEmailKey(db, key);
  if (!found) return null;
  const token = makeToken();
  const now = clock();
  return inTransaction(db, async (tx) => {
    // Locked: a concurrent change of the address waits, and then finds this token and deletes it.
    const user = await repository.findUserForUpdate(tx, found.id);
    if (user?.email_key !== key) return null;
    await repository.insertPasswordReset(tx, {
      id: uuidv7(),
      user_id: user.id,
      token_hash: hashToken(token),
      expires_at: new Date(now.getTime() + PASSWORD_RESET_MINUTES * 60_000).toISOString(),
      created_at: now.toISOString(),
    });
    return { user, token };
  });
}

/** Lets the owner of an account's email address set a new password, with a token that works once and expires soon. */
export function createPasswordResets({ db, clock, devices, signInLimits, notifications, hashPassword }: Deps) {
  return {
    issue: (email: string) => issuePasswordReset({ db, clock }, email),

    /** Sets the new password and ends every session. */
    async redeem({ token, newPassword }: ParsedInput<typeof resetPassword>['json'], visitor: Visitor): Promise<void> {
      const token_hash = hashToken(token);
      // Checked before the expensive hash, which an invalid token must not cause.
      const found = await repository.findPasswordReset(db, token_hash, clock().toISOString());
      if (!found) throw new Failure('invalid_input', LINK_INVALID);
      await rejectCommonPassword('newPassword', newPassword);
      const password_hash = await hashPassword(newPassword);
      const email = await inTransaction(db, async (tx) => {
        // The account is locked before its rows, as everywhere, so that transactions do not deadlock.
        const locked = await repository.findUserForUpdate(tx, found.user_id);
        const reset = await repository.takePasswordReset(tx, token_hash, clock().toISOString());
        if (!reset) throw new Failure('invalid_input', LINK_INVALID);
        // The link was mailed to this address, which proves it.
        const email_confirmed_at = locked?.email_confirmed_at ?? clock().toISOString();
        const user = await repository.changeUser(tx, reset.user_id, { password_hash, email_confirmed_at });
        await repository.deletePasswordResets(tx, user.id);
        await repository.deleteSessions(tx, user.id);
        await devices.forgetAll(tx, user.id);
        await devices.remember(tx, user.id, visitor);
        await notifications.announce(tx, [passwordChanged(user, clock())]);
        return user.email;
      });
      await signInLimits.passwordReset(email);
    },

    async removeExpired(): Promise<void> {
      await repository.deleteExpiredPasswordResets(db, clock().toISOString());
    },
  };
}
