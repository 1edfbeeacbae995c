import type { Units } from '@plantcare/contract/units.ts';
import type { Selectable } from 'kysely';
import type { Bit } from '../../db/dialect.ts';

export interface UserTable {
  id: string;
  name: string;
  email: string;
  /** The email address in the form used for comparison; `unclaimed …` while it is another account's. */
  email_key: string;
  /** When its owner followed a link mailed to it; null as long as it may belong to somebody else. */
  email_confirmed_at: string | null;
  /** A new address, which counts once the link mailed to it is followed; in the form for comparison too. */
  pending_email: string | null;
  pending_email_key: string | null;
  pending_email_at: string | null;
  password_hash: string;
  location: string | null;
  bio: string | null;
  /** An IANA time zone name. */
  time_zone: string;
  notify_enabled: Bit;
  notify_email: Bit;
  notify_push: Bit;
  notify_reminders: Bit;
  notify_weather: Bit;
  notify_ai_insights: Bit;
  quiet_enabled: Bit;
  /** Times of day in the gardener's time zone: `21:00`. */
  quiet_from: string;
  quiet_until: string;
  /** Whether completing a reminder writes a diary entry. */
  diary_on_done: Bit;
  /** Whether watering dates adapt, where a plant has no choice of its own. */
  adaptive_watering: Bit;
  /** The first steps that are left, separated by spaces. */
  first_steps: string;
  /** Null: as is usual in the time zone. */
  units: Units | null;
  /** The token of the one-click unsubscribe link in emails; created with the first email. */
  unsubscribe_token: string | null;
  /** SHA-256 of the secret in the calendar's address; only the calendar programs have the address itself. */
  calendar_token_hash: string | null;
  /** When this garden is reviewed next. */
  review_at: string;
  /** The location that was last looked up, and the place found for it; null if none was found. */
  place_of: string | null;
  place_name: string | null;
  place_lat: number | null;
  place_lon: number | null;
  /** When the weather there is checked next for what the outdoor plants do not tolerate. */
  weather_at: string;
  created_at: string;
}

export interface SessionTable {
  id: string;
  user_id: string;
  /** SHA-256 of the token; only the browser has the token itself. */
  token_hash: string;
  user_agent: string | null;
  created_at: string;
  last_used_at: string;
  /** When the password was last given in this session; signing in counts. */
  password_at: string;
  expires_at: string;
}

/** A mailed link to set a new password. */
export interface PasswordResetTable {
  id: string;
  user_id: string;
  /** SHA-256 of the token; only the email has the token itself. */
  token_hash: string;
  expires_at: string;
  created_at: string;
}

export type UserRow = Selectable<UserTable>;
