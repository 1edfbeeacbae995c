import type { Clock } from '../../clock.ts';
import { emailKey } from '../../email-key.ts';
import type { Db } from '../../tables.ts';
import { findUserByEmailKey } from './auth.repository.ts';
import { issuePasswordReset } from './auth-password-reset.ts';

/** What an administrator may do with accounts, which are found by their email address. */
export function administeredAccounts(db: Db, clock: Clock) {
  return {
    async find(email: string) {
      return (await findUserByEmailKey(db, emailKey(email))) ?? null;
    },
    async issuePasswordReset(email: string) {
      return (await issuePasswordReset({ db, clock }, email))?.token ?? null;
    },
  };
}
