import type { changePassword } from '@plantcare/contract/auth.ts';
import type { ParsedInput } from '@plantcare/contract/endpoint.ts';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure, invalidField } from '../../failure.ts';
import { type HashPassword, verifyPassword } from '../../password-hash.ts';
import type { Db, Tx } from '../../tables.ts';
import type { Visitor } from '../../visitor.ts';
import type { DeviceService } from '../devices/devices.service.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import * as repository from './auth.repository.ts';
import type { UserRow } from './auth.table.ts';
import { passwordChanged } from './auth-announcements.ts';
import { isCommonPassword } from './common-passwords.ts';

export const WRONG_LOGIN = 'Email or password is incorrect.';
const WRONG_CURRENT = 'Current password is incorrect.';
const WRONG_PASSWORD = 'This password is incorrect.';
const TOO_COMMON = 'Many people use this password, so it is easy to guess. Please choose another one.';

interface Deps {
  db: Db;
  clock: Clock;
  devices: DeviceService;
  notifications: NotificationService;
  hashPassword: HashPassword;
}

/** Changing the password, and giving it again before what only the owner of an account may do. */
export function createPasswords({ db, clock, devices, notifications, hashPassword }: Deps) {
  return {
    async change(
      { user, sessionId }: Caller,
      { currentPassword, newPassword }: ParsedInput<typeof changePassword>['json'],
      visitor: Visitor,
    ): Promise<void> {
      const before = await repository.findUser(db, user.id);
      if (!before || !(await verifyPassword(currentPassword, before.password_hash))) {
        throw invalidField('currentPassword', WRONG_CURRENT);
      }
      await rejectCommonPassword('newPassword', newPassword);
      const password_hash = await hashPassword(newPassword);
      await inTransaction(db, async (tx) => {
        await lockUnchanged(tx, before);
        const changed = await repository.changeUser(tx, user.id, { password_hash });
        await repository.deleteOtherSessions(tx, user.id, sessionId);
        await repository.notePassword(tx, user.id, sessionId, clock().toISOString());
        await repository.deletePasswordResets(tx, user.id);
        await devices.forgetAll(tx, user.id);
        await devices.remember(tx, user.id, visitor);
        await notifications.announce(tx, [passwordChanged(changed, clock())]);
      });
    },

    /** Notes that the caller has just given the password. @throws Failure when it is wrong. */
    async confirm({ user, sessionId }: Caller, password: string): Promise<void> {
      const account = await repository.findUser(db, user.id);
      if (!account || !(await verifyPassword(password, account.password_hash))) {
        throw invalidField('password', WRONG_PASSWORD);
      }
      await repository.notePassword(db, user.id, sessionId, clock().toISOString());
    },
  };
}

/** @param field the input that the password was typed into */
export async function rejectCommonPassword(field: string, password: string): Promise<void> {
  if (await isCommonPassword(password)) throw invalidField(field, TOO_COMMON);
}

/**
 * The account, locked until the transaction ends.
 * @throws Failure when its password was changed or the account deleted while a hash was computed
 */
export async function lockUnchanged(tx: Tx, user: UserRow): Promise<UserRow> {
  const now = await repository.findUserForUpdate(tx, user.id);
  if (now?.password_hash !== user.password_hash) throw new Failure('signed_out', WRONG_LOGIN);
  return now;
}
