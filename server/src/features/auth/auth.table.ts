import type { Selectable } from 'kysely';
import type { Bit } from '../../db/dialect.ts';

export interface UserTable {
  id: string;
  name: string;
  email: string;
  /** The email address as it is compared: trimmed, in one way of writing each letter (NFKC), lower case. */
  email_key: string;
  password_hash: string;
  location: string | null;
  bio: string | null;
  /** An IANA name. */
  time_zone: string;
  notify_enabled: Bit;
  notify_email: Bit;
  notify_push: Bit;
  notify_reminders: Bit;
  notify_weather: Bit;
  notify_ai_insights: Bit;
  quiet_enabled: Bit;
  /** Times of day where the gardener lives: `21:00`. */
  quiet_from: string;
  quiet_until: string;
  /** Opens the one-click unsubscription in mails; made with the first of them. */
  unsubscribe_token: string | null;
  /** The secret of the calendar's address, kept as it is: it opens nothing but what this database holds. */
  calendar_token: string | null;
  /** When this garden is looked at the next time for what needs attention. */
  review_at: string;
  /** The location that was looked up last, and which place that is; null: none that is known. */
  place_of: string | null;
  place_name: string | null;
  place_lat: number | null;
  place_lon: number | null;
  /** When the weather there is looked at the next time for what the plants outdoors cannot bear. */
  weather_at: string;
  created_at: string;
}

export interface SessionTable {
  id: string;
  user_id: string;
  /** SHA-256 of the token; the token itself is only ever in the browser. */
  token_hash: string;
  user_agent: string | null;
  created_at: string;
  last_used_at: string;
  expires_at: string;
}

/** A link for a new password, mailed to whoever forgot it. */
export interface PasswordResetTable {
  id: string;
  user_id: string;
  /** SHA-256 of the token; the token itself is only ever in the mail. */
  token_hash: string;
  expires_at: string;
  created_at: string;
}

export type UserRow = Selectable<UserTable>;
