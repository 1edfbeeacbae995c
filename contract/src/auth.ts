import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PASSWORD_MIN_LENGTH, PASSWORD_REQUIRED, PASSWORD_TOO_SHORT } from './messages.ts';
import { Id, Instant, Message, optionalText, requiredText, Version } from './text.ts';
import { Units } from './units.ts';

const Email = requiredText('Email', 254).pipe(z.email('Please enter a valid email address'));

// The upper limit keeps anyone from making the server hash a very long text.
const Password = z
  .string(PASSWORD_REQUIRED)
  .min(1, PASSWORD_REQUIRED)
  .min(PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT)
  .max(1000, 'Password can have at most 1000 characters');

const TypedPassword = z
  .string(PASSWORD_REQUIRED)
  .min(1, PASSWORD_REQUIRED)
  .max(1000, 'Password can have at most 1000 characters');

/** The secret in a mailed link. */
const LinkToken = z.string('The link is incomplete').min(1, 'The link is incomplete').max(200, 'The link is not valid');

/** An IANA time zone name; anything else counts as not given, because a sign-in must not fail because of it. */
const TimeZone = z.string().max(64).optional().catch(undefined);

export const NotificationSettings = z.object({
  enabled: z.boolean(),
  email: z.boolean(),
  push: z.boolean(),
  reminders: z.boolean(),
  weather: z.boolean(),
  aiInsights: z.boolean(),
});

export type NotificationSettings = z.output<typeof NotificationSettings>;

/** A time of day in the gardener's time zone: `21:30`. */
const LocalTime = z.iso.time({ precision: -1, error: 'Please enter a time such as 21:00' });

/** No emails or pushes are sent between `from` and `until` in the gardener's time zone. May span midnight. */
export const QuietHours = z.object({ enabled: z.boolean(), from: LocalTime, until: LocalTime });

export type QuietHours = z.output<typeof QuietHours>;

/** What a new gardener is invited to do first: add a plant, set its reminders, say where they live. */
export const FIRST_STEPS = ['plant', 'reminders', 'place'] as const;

export const FirstStep = z.enum(FIRST_STEPS);
export type FirstStep = z.output<typeof FirstStep>;

export const User = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  location: z.string().nullable(),
  bio: z.string().nullable(),
  timeZone: z.string(),
  createdAt: Instant,
  notificationSettings: NotificationSettings,
  quietHours: QuietHours,
  /** The address whose mailed link was not followed yet; null when the account's address is confirmed. */
  unconfirmedEmail: z.string().nullable(),
  /** Whether completing a reminder writes a diary entry. */
  diaryOnDone: z.boolean(),
  /** Whether watering dates follow the diary, the season and the weather, where a plant has no choice of its own. */
  adaptiveWatering: z.boolean(),
  /** The first steps that were neither done nor skipped yet; none for an account from before they existed. */
  firstSteps: z.array(FirstStep),
  /** Null: as is usual where the browser, or else the time zone, is. */
  units: Units.nullable(),
  /** Of the profile: name, address, location and bio. The settings have none. */
  version: Version,
});

export type User = z.output<typeof User>;

const SignedIn = z.object({ token: z.string(), user: User });

export const Me = z.object({ user: User });

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  area: 'Auth',
  summary: 'Create an account and sign in',
  access: 'public',
  json: z.object({ name: requiredText('Full name'), email: Email, password: Password, timeZone: TimeZone }),
  status: 201,
  response: SignedIn,
});

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  area: 'Auth',
  summary: 'Sign in',
  access: 'public',
  json: z.object({ email: requiredText('Email', 254), password: TypedPassword, timeZone: TimeZone }),
  response: SignedIn,
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  area: 'Auth',
  summary: 'End this session',
  access: 'signed-in',
  response: Message,
});

export const me = endpoint({
  method: 'GET',
  path: '/auth/me',
  area: 'Auth',
  summary: 'The signed-in account',
  access: 'signed-in',
  versioned: true,
  response: Me,
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/auth/profile',
  area: 'Auth',
  summary: 'Change name, email, location or bio; another email address needs the password within the last 15 minutes',
  access: 'signed-in',
  json: z.object({
    name: requiredText('Full name'),
    email: Email,
    location: optionalText('Location').nullable(),
    bio: optionalText('Bio', 2000).nullable(),
  }),
  versioned: true,
  response: Me,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/auth/password',
  area: 'Auth',
  summary: 'Change the password; every other session ends',
  access: 'signed-in',
  json: z.object({ currentPassword: TypedPassword, newPassword: Password }),
  response: Message,
});

export const updateNotificationSettings = endpoint({
  method: 'PUT',
  path: '/auth/notification-settings',
  area: 'Auth',
  summary: 'Choose which notifications arrive; a setting left out stays as it is',
  access: 'signed-in',
  json: NotificationSettings.partial(),
  response: Me,
});

export const updateQuietHours = endpoint({
  method: 'PUT',
  path: '/auth/quiet-hours',
  area: 'Auth',
  summary: 'Set the hours in which no emails or pushes are sent; they are sent when the hours end',
  access: 'signed-in',
  json: QuietHours.refine(({ from, until }) => from !== until, {
    path: ['until'],
    error: 'Quiet hours must begin and end at different times',
  }),
  response: Me,
});

/** A browser that is signed in. `device` is its user agent. */
export const Session = z.object({
  _id: Id,
  current: z.boolean(),
  device: z.string().nullable(),
  createdAt: Instant,
  lastUsedAt: Instant,
});

export type Session = z.output<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  area: 'Auth',
  summary: 'The browsers in which this account is signed in, last used first',
  access: 'signed-in',
  response: z.array(Session),
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  area: 'Auth',
  summary: 'Sign out everywhere else',
  access: 'signed-in',
  response: Message,
});

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/auth/confirm-password',
  area: 'Auth',
  summary: 'Give the password again, for a call that was refused with password_needed',
  access: 'signed-in',
  json: z.object({ password: TypedPassword }),
  response: Message,
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/auth/account',
  area: 'Auth',
  summary: 'Delete the account with everything that belongs to it; needs the password within the last 15 minutes',
  access: 'signed-in',
  response: Message,
});

/** What this server offers, also for visitors. `pushKey` is its VAPID key (RFC 8292). */
export const ServerOptions = z.object({
  mail: z.boolean(),
  /** Whether an email address counts only once the link mailed to it was followed. */
  confirmsEmail: z.boolean(),
  registration: z.enum(['open', 'closed']),
  pushKey: z.string(),
});

export type ServerOptions = z.output<typeof ServerOptions>;

export const serverOptions = endpoint({
  method: 'GET',
  path: '/auth/options',
  area: 'Auth',
  summary: 'Whether this server sends email and accepts new accounts, and its key for web push',
  access: 'public',
  response: ServerOptions,
});

export const EMAIL_CONFIRMATION_HOURS = 48;

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/confirm-email',
  area: 'Auth',
  summary: 'Confirm an email address with the token of a mailed link, which works once',
  access: 'public',
  json: z.object({ token: LinkToken }),
  response: Message,
});

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/auth/confirm-email/send',
  area: 'Auth',
  summary: 'Email the link that confirms the address again',
  access: 'signed-in',
  response: Message,
});

export const PASSWORD_RESET_MINUTES = 30;

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  area: 'Auth',
  summary: 'Email a link to set a new password; the answer is the same with and without such an account',
  access: 'public',
  json: z.object({ email: Email }),
  response: Message,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  area: 'Auth',
  summary: 'Set a new password with the token of a mailed link, which works once; every session ends',
  access: 'public',
  json: z.object({
    token: LinkToken,
    newPassword: Password,
  }),
  response: Message,
});

/** Called by a mail program's unsubscribe button or by the link in an email, without signing in (RFC 8058). */
export const unsubscribeFromMail = endpoint({
  method: 'POST',
  path: '/auth/unsubscribe/:token',
  area: 'Auth',
  summary: 'Unsubscribe the account that an email was sent to',
  access: 'public',
  params: z.object({ token: z.string().min(1).max(200) }),
  response: Message,
});
