import type {
  login,
  register,
  User,
  updateNotificationSettings,
  updateProfile,
  updateQuietHours,
} from '@plantcare/contract/auth.ts';
import type { ParsedInput } from '@plantcare/contract/endpoint.ts';
import type { updatePreferences } from '@plantcare/contract/preferences.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Attempts } from '../../attempts/attempts.ts';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { isUniqueViolation, toInt } from '../../db/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import { omitUndefined } from '../../omit-undefined.ts';
import { couldBeToken } from '../../secret-token.ts';
import type { Db, Tx } from '../../tables.ts';
import { knownTimeZone } from '../../time-zone.ts';
import type { Visitor } from '../../visitor.ts';
import type { DeviceService } from '../devices/devices.service.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { PhotoService } from '../photos/photos.service.ts';
import * as repository from './auth.repository.ts';
import type { UserRow } from './auth.table.ts';
import { emailChanged, welcome } from './auth-announcements.ts';
import { createPasswordResets } from './auth-password-reset.ts';
import { createPasswords, lockUnchanged, rejectCommonPassword, WRONG_LOGIN } from './auth-passwords.ts';
import { createSessions } from './auth-sessions.ts';
import { emailKey, settingsToRow, toUser } from './auth-user.ts';
import { ADDRESS_CHANGED_MAIL, type AddressChanged, PASSWORD_RESET_MAIL, type PasswordReset } from './message-kinds.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { requireRecentPassword } from './recent-password.ts';
import { createSignInLimits } from './sign-in-limits.ts';

const EMAIL_TAKEN = 'An account with this email already exists.';
const MAIL_OFF = 'This server sends no email. Ask your administrator for a new password.';

interface Deps {
  db: Db;
  clock: Clock;
  attempts: Attempts;
  devices: DeviceService;
  photos: PhotoService;
  registration: Config['registration'];
  notifications: NotificationService;
  outbox: Outbox;
  /** Whether this server can send email. */
  mailOn: boolean;
  /** Sends the emails just written without waiting for the scheduler. */
  sendMailsNow(): void;
}

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(parts: Deps) {
  const { db, clock, attempts, devices, photos, registration, notifications, outbox, mailOn, sendMailsNow } = parts;
  const sessions = createSessions({ db, clock });
  const signInLimits = createSignInLimits({ db, attempts, devices });
  const passwords = createPasswords({ db, clock, devices, notifications });
  const resets = createPasswordResets({ db, clock, devices, signInLimits, notifications });
  // Compared with when the email is unknown, so that such a login takes as long as any other.
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

  /** Notifies the account and its previous address, so that the owner learns of a change made by somebody else. */
  async function notifyEmailChanged(tx: Tx, before: UserRow, changed: UserRow): Promise<void> {
    const now = clock();
    await repository.deletePasswordResets(tx, changed.id);
    await notifications.announce(tx, [emailChanged(changed, now)]);
    if (!mailOn) return;
    const payload: AddressChanged = {
      to: before.email,
      name: changed.name,
      newEmail: changed.email,
      when: now.toISOString(),
      timeZone: changed.time_zone,
    };
    // Belongs to no account, so that it is sent even if the account is deleted right away.
    await outbox.put(tx, [{ kind: ADDRESS_CHANGED_MAIL, userId: null, sendAfter: now, payload }]);
  }

  return {
    authenticate: sessions.authenticate,
    logout: sessions.end,

    me({ user: { id, ...user } }: Caller): User {
      return { _id: id, ...user };
    },

    listSessions: sessions.list,
    endOtherSessions: sessions.endOthers,
    issuePasswordReset: resets.issue,
    resetPassword: resets.redeem,

    async register(input: ParsedInput<typeof register>['json'], visitor: Visitor) {
      if (registration === 'closed') throw new Failure('forbidden', 'This server takes no new accounts.');
      await rejectCommonPassword('password', input.password);
      const user: UserRow = {
        id: uuidv7(),
        name: input.name,
        email: input.email,
        email_key: emailKey(input.email),
        password_hash: await hashPassword(input.password),
        location: null,
        bio: null,
        time_zone: knownTimeZone(input.timeZone) ?? 'UTC',
        ...settingsToRow({ enabled: true, email: true, push: true, reminders: true, weather: true, aiInsights: true }),
        quiet_enabled: 0,
        quiet_from: '21:00',
        quiet_until: '08:00',
        diary_on_done: 1,
        unsubscribe_token: null,
        calendar_token_hash: null,
        review_at: clock().toISOString(),
        place_of: null,
        place_name: null,
        place_lat: null,
        place_lon: null,
        weather_at: clock().toISOString(),
        created_at: clock().toISOString(),
      };
      const added = inTransaction(db, async (tx) => {
        await repository.insertUser(tx, user);
        await notifications.announce(tx, [welcome(user, clock())]);
      });
      await rejectTakenEmail(added);
      return signIn(user, null, visitor);
    },

    limitSignIn: signInLimits.count,

    async login(input: ParsedInput<typeof login>['json'], visitor: Visitor) {
      const user = await repository.findUserByEmailKey(db, emailKey(input.email));
      const matches = await verifyPassword(input.password, user?.password_hash ?? (await decoyHash));
      if (!user || !matches) throw new Failure('signed_out', WRONG_LOGIN);
      const signedIn = await signIn(user, knownTimeZone(input.timeZone), visitor);
      await signInLimits.succeeded(input.email, visitor);
      return signedIn;
    },

    /** @throws Failure when the email address changes and the password was not given lately. */
    async updateProfile(caller: Caller, input: ParsedInput<typeof updateProfile>['json']): Promise<User> {
      const { user } = caller;
      const { name, email, location, bio } = input;
      if (emailKey(email) !== emailKey(user.email)) requireRecentPassword(caller, clock());
      const moved = location !== undefined && location !== user.location;
      const weather_at = moved ? clock().toISOString() : undefined; // The new place's weather is checked soon.
      const change = omitUndefined({ name, email, email_key: emailKey(email), location, bio, weather_at });
      const changing = inTransaction(db, async (tx) => {
        const before = await repository.findUserForUpdate(tx, user.id);
        const changed = await repository.changeUser(tx, user.id, change);
        if (before && before.email_key !== changed.email_key) await notifyEmailChanged(tx, before, changed);
        return changed;
      });
      const changed = await rejectTakenEmail(changing);
      sendMailsNow();
      return toUser(changed);
    },

    changePassword: passwords.change,
    confirmPassword: passwords.confirm,

    /** Mails a link if there is such an account, without revealing whether. @throws Failure when email is not set up. */
    async forgotPassword(email: string): Promise<void> {
      if (!mailOn) throw new Failure('unavailable', MAIL_OFF);
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
      change: ParsedInput<typeof updateNotificationSettings>['json'],
    ): Promise<User> {
      const settings = { ...user.notificationSettings, ...omitUndefined(change) };
      return toUser(await repository.changeUser(db, user.id, settingsToRow(settings)));
    },

    async updateQuietHours(
      { user }: Caller,
      { enabled, from, until }: ParsedInput<typeof updateQuietHours>['json'],
    ): Promise<User> {
      const change = { quiet_enabled: toInt(enabled), quiet_from: from, quiet_until: until };
      return toUser(await repository.changeUser(db, user.id, change));
    },

    async updatePreferences({ user }: Caller, change: ParsedInput<typeof updatePreferences>['json']): Promise<User> {
      const { diaryOnDone } = { diaryOnDone: user.diaryOnDone, ...omitUndefined(change) };
      return toUser(await repository.changeUser(db, user.id, { diary_on_done: toInt(diaryOnDone) }));
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
