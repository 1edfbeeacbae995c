import type {
  FirstStep,
  login,
  User,
  updateNotificationSettings,
  updateProfile,
  updateQuietHours,
} from '@plantcare/contract/auth.ts';
import type { ParsedInput } from '@plantcare/contract/endpoint.ts';
import type { updatePreferences } from '@plantcare/contract/preferences.ts';
import type { Updateable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RegistrationSwitch } from '../../administration/registration.ts';
import type { Attempts } from '../../attempts/attempts.ts';
import type { Caller, CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { isUniqueViolation, toInt } from '../../db/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emailKey } from '../../email-key.ts';
import { Failure, requireVersion } from '../../failure.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import { omitUndefined } from '../../omit-undefined.ts';
import { type HashPassword, verifyPassword } from '../../password-hash.ts';
import { couldBeToken } from '../../secret-token.ts';
import type { Db } from '../../tables.ts';
import { knownTimeZone } from '../../time-zone.ts';
import type { Visitor } from '../../visitor.ts';
import type { DeviceService } from '../devices/devices.service.ts';
import {
  EMAIL_TAKEN,
  type EmailAddressService,
  pendingEmail,
  unclaimedKey,
} from '../email-address/email-address.service.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { PhotoService } from '../photos/photos.service.ts';
import * as repository from './auth.repository.ts';
import type { UserRow, UserTable } from './auth.table.ts';
import { welcome } from './auth-announcements.ts';
import { createPasswordResets } from './auth-password-reset.ts';
import { createPasswords, lockUnchanged, rejectCommonPassword, WRONG_LOGIN } from './auth-passwords.ts';
import { createSessions } from './auth-sessions.ts';
import { settingsToRow, stepsLeft, toUser } from './auth-user.ts';
import { PASSWORD_RESET_MAIL, type PasswordReset } from './message-kinds.ts';
import { newUser, type Registration } from './new-user.ts';
import { requireRecentPassword } from './recent-password.ts';
import { createSignInLimits } from './sign-in-limits.ts';

const MAIL_OFF = 'This server sends no email. Ask your administrator for a new password.';

interface Deps {
  db: Db;
  clock: Clock;
  attempts: Attempts;
  devices: DeviceService;
  emailAddresses: EmailAddressService;
  photos: PhotoService;
  registration: RegistrationSwitch;
  notifications: NotificationService;
  outbox: Outbox;
  hashPassword: HashPassword;
  /** Whether this server can send email. */
  mailOn: boolean;
  /** Sends the emails just written without waiting for the scheduler. */
  sendMailsNow(): void;
}

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(parts: Deps) {
  const { db, clock, attempts, devices, emailAddresses, photos } = parts;
  const { registration, notifications, outbox, hashPassword, mailOn, sendMailsNow } = parts;
  const sessions = createSessions({ db, clock });
  const signInLimits = createSignInLimits({ db, attempts, devices });
  const passwords = createPasswords({ db, clock, devices, notifications, hashPassword });
  const resets = createPasswordResets({ db, clock, devices, signInLimits, notifications, hashPassword });
  // Checked when no account has the email, so that the response time does not reveal whether one exists.
  const decoyHash = hashPassword(uuidv7());

  function signIn(user: UserRow, timeZone: string | null, visitor: Visitor) {
    return inTransaction(db, async (tx) => {
      const now = await lockUnchanged(tx, user);
      const moved = timeZone !== null && timeZone !== now.time_zone;
      const signedIn = moved ? await repository.changeUser(tx, user.id, { time_zone: timeZone }) : now;
      await devices.remember(tx, user.id, visitor);
      return { token: await sessions.start(tx, user.id, visitor.userAgent), user: toUser(signedIn) };
    });
  }

  /** @throws Failure when another account has the email address. The unique index decides, so that no race gets through. */
  async function rejectTakenEmail<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new Failure('conflict', EMAIL_TAKEN, { email: EMAIL_TAKEN });
    }
  }

  /**
   * The account with this address and password. There may be a second account with the address, whose owner has not proved
   * it; it is tried too, so that neither the answer nor its time reveals which account is confirmed.
   */
  async function findByPassword(email: string, password: string): Promise<UserRow | null> {
    const key = emailKey(email);
    const matching = async (user: UserRow | undefined) =>
      (await verifyPassword(password, user?.password_hash ?? (await decoyHash))) && user ? user : null;
    const owner = await repository.findUserByEmailKey(db, key);
    if (!emailAddresses.confirmsEmail) return matching(owner);
    const claimant = await repository.findClaimant(db, key);
    const [first, second] = await Promise.all([matching(owner), matching(claimant)]);
    return first ?? second;
  }

  /**
   * Stores a new account. Where addresses are confirmed, an address that another account has is accepted too, so that the
   * answer does not tell of that account: it stays with the other one until a link proves the contrary.
   */
  async function registerOwner(user: UserRow): Promise<void> {
    const insert = (row: UserRow, sendsLink: boolean) =>
      inTransaction(db, async (tx) => {
        await repository.insertUser(tx, row);
        await notifications.announce(tx, [welcome(row, clock())]);
        if (sendsLink) await emailAddresses.putLink(tx, row.id, row.email);
      });
    if (!emailAddresses.confirmsEmail) return insert(user, false);
    const sendsLink = await emailAddresses.allowsMail(user.email);
    const claimant = { ...user, email_key: unclaimedKey(user.id), ...pendingEmail(user.email, clock()) };
    const isTaken = (await repository.findUserByEmailKey(db, user.email_key)) !== undefined;
    try {
      await insert(isTaken ? claimant : user, sendsLink);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await insert(claimant, sendsLink); // Somebody else registered the address a moment ago.
    }
  }

  async function profileOf(userId: string): Promise<User> {
    const user = await repository.findUser(db, userId);
    if (!user) throw new Failure('signed_out'); // The account was deleted a moment ago.
    return toUser(user);
  }

  /** @param changeOf what to change, by the account as it is now. */
  function changeAccount({ id }: CallerUser, changeOf: (account: UserRow) => Updateable<UserTable>): Promise<User> {
    return inTransaction(db, async (tx) => {
      const account = await repository.findUserForUpdate(tx, id);
      if (!account) throw new Failure('signed_out'); // It was deleted a moment ago.
      return toUser(await repository.changeUser(tx, id, changeOf(account)));
    });
  }

  return {
    authenticate: sessions.authenticate,
    logout: sessions.end,

    profileOf,

    listSessions: sessions.list,
    endOtherSessions: sessions.endOthers,
    issuePasswordReset: resets.issue,
    resetPassword: resets.redeem,

    async register(input: Registration, visitor: Visitor) {
      if ((await registration.state()) === 'closed')
        throw new Failure('forbidden', 'This server takes no new accounts.');
      await rejectCommonPassword('password', input.password);
      const user = newUser(input, { now: clock(), password_hash: await hashPassword(input.password) });
      await rejectTakenEmail(registerOwner(user));
      sendMailsNow();
      return signIn(user, null, visitor);
    },

    limitSignIn: signInLimits.count,

    async login(input: ParsedInput<typeof login>['json'], visitor: Visitor) {
      const user = await findByPassword(input.email, input.password);
      if (!user) throw new Failure('signed_out', WRONG_LOGIN);
      const signedIn = await signIn(user, knownTimeZone(input.timeZone), visitor);
      await signInLimits.succeeded(input.email, visitor);
      return signedIn;
    },

    /**
     * @throws Failure when the email address changes and the password was not given lately, and `changed` when the profile no
     * longer has the version given by the caller
     */
    async updateProfile(
      caller: Caller,
      input: ParsedInput<typeof updateProfile>['json'],
      ifVersion?: number,
    ): Promise<User> {
      const { user } = caller;
      const { name, email, location, bio } = input;
      const isNewAddress = emailKey(email) !== emailKey(user.email);
      if (isNewAddress) {
        requireRecentPassword(caller, clock());
        if (emailAddresses.confirmsEmail) await emailAddresses.limitLinks(user.id, email);
      }
      const changing = inTransaction(db, async (tx) => {
        const before = await repository.findUserForUpdate(tx, user.id);
        if (before) requireVersion(ifVersion, toUser(before));
        const moved = location !== undefined && location !== before?.location;
        const weather_at = moved ? clock().toISOString() : undefined; // The new place's weather is checked soon.
        const change = omitUndefined({ name, location, bio, weather_at });
        const row = await repository.changeUser(tx, user.id, isNewAddress ? change : { ...change, email });
        return isNewAddress && before ? emailAddresses.change(tx, before, email) : row;
      });
      const row = await rejectTakenEmail(changing);
      sendMailsNow();
      return toUser(row);
    },

    changePassword: passwords.change,
    confirmPassword: passwords.confirm,
    confirmEmail: emailAddresses.confirm,
    sendConfirmation: emailAddresses.sendAgain,

    /** Mails a link if there is such an account, without revealing whether. @throws Failure when email is not set up. */
    async forgotPassword(email: string): Promise<void> {
      if (!mailOn) throw new Failure('unavailable', MAIL_OFF);
      if (!(await emailAddresses.allowsMail(email))) return;
      const payload: PasswordReset = { email };
      const mergeKey = `${PASSWORD_RESET_MAIL} ${emailKey(email)}`; // One email for repeated requests.
      const message = { kind: PASSWORD_RESET_MAIL, userId: null, sendAfter: clock(), payload, mergeKey };
      await inTransaction(db, (tx) => outbox.put(tx, [message]));
      sendMailsNow();
    },

    /** @throws Failure when the token belongs to no account. */
    async unsubscribe(token: string): Promise<void> {
      if (!couldBeToken(token) || !(await repository.unsubscribe(db, token))) {
        throw new Failure('not_found', 'This link is not valid. You can turn email off in your profile.');
      }
    },

    async updateNotificationSettings(
      { user }: Caller,
      settings: ParsedInput<typeof updateNotificationSettings>['json'],
    ): Promise<User> {
      return changeAccount(user, (account) =>
        settingsToRow({ ...toUser(account).notificationSettings, ...omitUndefined(settings) }),
      );
    },

    async updateQuietHours(
      { user }: Caller,
      { enabled, from, until }: ParsedInput<typeof updateQuietHours>['json'],
    ): Promise<User> {
      return changeAccount(user, () => ({ quiet_enabled: toInt(enabled), quiet_from: from, quiet_until: until }));
    },

    async updatePreferences(
      { user }: Caller,
      preferences: ParsedInput<typeof updatePreferences>['json'],
    ): Promise<User> {
      return changeAccount(user, (account) => {
        const { diaryOnDone, units } = { ...toUser(account), ...omitUndefined(preferences) };
        return { diary_on_done: toInt(diaryOnDone), units };
      });
    },

    /** Steps that were finished before, perhaps on another device, stay finished. */
    finishFirstSteps({ user }: Caller, finished: readonly FirstStep[]): Promise<User> {
      return changeAccount(user, (account) => ({
        first_steps: stepsLeft(account)
          .filter((step) => !finished.includes(step))
          .join(' '),
      }));
    },

    async removeExpired(): Promise<void> {
      await sessions.removeExpired();
      await resets.removeExpired();
    },

    /**
     * Deletes the account, every row that belongs to it, and its photos from the storage.
     * @throws Failure when the password was not given lately
     */
    async deleteAccount(caller: Caller): Promise<void> {
      const { user } = caller;
      requireRecentPassword(caller, clock());
      await inTransaction(db, async (tx) => {
        await photos.discardAllOf(tx, user.id);
        await repository.deleteUser(tx, user.id);
      });
      await photos.removeDiscarded();
    },
  };
}
