import { EMAIL_CONFIRMATION_HOURS } from '@plantcare/contract/auth.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Attempts } from '../../attempts/attempts.ts';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emailKey } from '../../email-key.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import { hashToken, makeToken } from '../../secret-token.ts';
import type { Db, Tx } from '../../tables.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import { addressChanged } from './address-changed.ts';
import * as repository from './email-address.repository.ts';
import { ADDRESS_CHANGED_MAIL, EMAIL_CONFIRMATION_MAIL, type EmailConfirmation } from './message-kinds.ts';
import { NOTHING_PENDING, pendingEmail, unclaimedKey, unconfirmedEmail } from './pending-email.ts';

const HOUR_MS = 3_600_000;
const LINK_INVALID = 'This link has expired or was used already. You can ask for a new one in your profile.';
const CONFIRMED_BEFORE = 'Your email address is already confirmed.';
export const EMAIL_TAKEN = 'An account with this email already exists.';

/** Strangers can cause emails to an address, so that few are sent: 5 an hour. */
const MAILS_TO_AN_ADDRESS = { max: 5, windowMs: HOUR_MS };
const LINKS_FOR_AN_ACCOUNT = { max: 10, windowMs: 24 * HOUR_MS };
/** A day longer than the link is valid, because the mail server may be down. */
const FORGET_PENDING_MS = (EMAIL_CONFIRMATION_HOURS + 24) * HOUR_MS;

interface Deps {
  db: Db;
  clock: Clock;
  attempts: Attempts;
  notifications: NotificationService;
  outbox: Outbox;
  mailOn: boolean;
  /** Whether an address counts only once its link was followed. */
  confirmsEmail: boolean;
  sendMailsNow(): void;
}

export type EmailAddressService = ReturnType<typeof createEmailAddressService>;

export { NOTHING_PENDING, pendingEmail, unclaimedKey, unconfirmedEmail };

/** The email addresses of accounts: confirming them by a mailed link, and changing them. */
export function createEmailAddressService(parts: Deps) {
  const { db, clock, attempts, notifications, outbox, mailOn, confirmsEmail, sendMailsNow } = parts;
  const mailKey = (email: string) => `mail ${emailKey(email)}`;

  /** Counts a link that the owner of an account asks for. @throws Failure when there were too many */
  async function limitLinks(userId: string, email: string): Promise<void> {
    await attempts.limit(mailKey(email), MAILS_TO_AN_ADDRESS);
    await attempts.limit(`links ${userId}`, LINKS_FOR_AN_ACCOUNT);
  }

  async function putLink(tx: Tx, userId: string, email: string): Promise<void> {
    const payload: EmailConfirmation = { email };
    const mergeKey = `${EMAIL_CONFIRMATION_MAIL} ${userId} ${emailKey(email)}`; // One email for repeated requests.
    await outbox.put(tx, [{ kind: EMAIL_CONFIRMATION_MAIL, userId, sendAfter: clock(), payload, mergeKey }]);
  }

  /** Notifies the account and its previous address, so that the owner learns of a change made by somebody else. */
  async function replace(tx: Tx, before: repository.Account, email: string, confirmedAt: string | null) {
    const change = { email, email_key: emailKey(email), email_confirmed_at: confirmedAt, ...NOTHING_PENDING };
    const changed = await repository.changeAccount(tx, before.id, change);
    await repository.deletePasswordResets(tx, before.id);
    const wasProved = before.email_confirmed_at !== null;
    if (confirmsEmail && !wasProved) return changed; // Nobody is known to have used the previous address.
    const { announcement, mail } = addressChanged(before, changed, clock());
    await notifications.announce(tx, [announcement]);
    // Belongs to no account, so that it is sent even if the account is deleted right away.
    if (mailOn) await outbox.put(tx, [{ kind: ADDRESS_CHANGED_MAIL, userId: null, sendAfter: clock(), payload: mail }]);
    return changed;
  }

  /** Locks both accounts in one order, so that transactions do not deadlock. */
  async function lockInOrder(tx: Tx, userIds: string[]): Promise<Map<string, repository.Account>> {
    const locked = new Map<string, repository.Account>();
    for (const id of [...new Set(userIds)].sort()) {
      const account = await repository.findAccountForUpdate(tx, id);
      if (account) locked.set(id, account);
    }
    return locked;
  }

  async function confirmIn(tx: Tx, tokenHash: string, known: { user_id: string; email: string }): Promise<void> {
    const now = clock().toISOString();
    const key = emailKey(known.email);
    const ownerId = (await repository.findAccountByKey(tx, key))?.id ?? known.user_id;
    const accounts = await lockInOrder(tx, [known.user_id, ownerId]);
    const account = accounts.get(known.user_id);
    const owner = accounts.get(ownerId);
    const isValid = (await repository.findConfirmation(tx, tokenHash, now)) !== undefined;
    if (!account || !isValid || emailKey(unconfirmedEmail(account) ?? '') !== key) {
      throw new Failure('invalid_input', LINK_INVALID);
    }
    if (owner && owner.id !== account.id && owner.email_key === key) {
      if (owner.email_confirmed_at !== null) throw new Failure('conflict', EMAIL_TAKEN);
      const claim = { email_key: unclaimedKey(owner.id), ...pendingEmail(owner.email, clock()) };
      await repository.changeAccount(tx, owner.id, claim);
    }
    await repository.deleteConfirmations(tx, account.id);
    if (account.email_key !== key) await replace(tx, account, known.email, now);
    else await repository.changeAccount(tx, account.id, { email_confirmed_at: now, ...NOTHING_PENDING });
  }

  return {
    confirmsEmail,

    /** Whether a stranger may cause another email to this address; it counts. */
    allowsMail: (email: string): Promise<boolean> => attempts.allows(mailKey(email), MAILS_TO_AN_ADDRESS),

    limitLinks,

    putLink,

    /**
     * Changes the address of a locked account: at once, or once the link to the new one is followed.
     * @throws the error of the unique index when another account has the address and it changes at once
     */
    async change(tx: Tx, before: repository.Account, email: string): Promise<repository.Account> {
      if (!confirmsEmail) return replace(tx, before, email, null);
      await putLink(tx, before.id, email);
      return repository.changeAccount(tx, before.id, pendingEmail(email, clock()));
    },

    /** Mails the link again. @returns the address @throws Failure when there is nothing to confirm */
    async sendAgain({ user }: Caller): Promise<string> {
      const account = await repository.findAccount(db, user.id);
      const email = account ? unconfirmedEmail(account) : null;
      if (!confirmsEmail || email === null) throw new Failure('invalid_input', CONFIRMED_BEFORE);
      await limitLinks(user.id, email);
      await inTransaction(db, (tx) => putLink(tx, user.id, email));
      sendMailsNow();
      return email;
    },

    /**
     * For the email with the link: a new token, of which only the hash is stored; `taken` when the address belongs to
     * another account that has confirmed it; null when the account no longer waits for this address.
     */
    async issue(userId: string, email: string): Promise<{ token: string } | 'taken' | null> {
      const token = makeToken();
      const now = clock();
      return inTransaction(db, async (tx) => {
        const account = await repository.findAccountForUpdate(tx, userId);
        if (!account || unconfirmedEmail(account) !== email) return null;
        const owner = await repository.findAccountByKey(tx, emailKey(email));
        if (owner && owner.id !== userId && owner.email_confirmed_at !== null) return 'taken';
        await repository.insertConfirmation(tx, {
          id: uuidv7(),
          user_id: userId,
          email,
          token_hash: hashToken(token),
          expires_at: new Date(now.getTime() + EMAIL_CONFIRMATION_HOURS * HOUR_MS).toISOString(),
          created_at: now.toISOString(),
        });
        return { token };
      });
    },

    /** Follows a mailed link. An account that has not proved the address gives it up. */
    async confirm(token: string): Promise<void> {
      const tokenHash = hashToken(token);
      const known = await repository.findConfirmation(db, tokenHash, clock().toISOString());
      if (!known) throw new Failure('invalid_input', LINK_INVALID);
      try {
        await inTransaction(db, (tx) => confirmIn(tx, tokenHash, known));
      } catch (error) {
        throw isUniqueViolation(error) ? new Failure('conflict', EMAIL_TAKEN) : error;
      }
      sendMailsNow();
    },

    async removeExpired(): Promise<void> {
      await repository.deleteExpiredConfirmations(db, clock().toISOString());
      await repository.dropPendingSince(db, new Date(clock().getTime() - FORGET_PENDING_MS).toISOString());
    },
  };
}
