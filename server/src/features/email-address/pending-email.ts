import { emailKey } from '../../email-key.ts';
import type { Tables } from '../../tables.ts';

type Address = Pick<Tables['users'], 'email' | 'email_confirmed_at' | 'pending_email'>;

/** The address whose link an account still has to follow; null when its address is confirmed. */
export function unconfirmedEmail({ email, email_confirmed_at, pending_email }: Address): string | null {
  return pending_email ?? (email_confirmed_at === null ? email : null);
}

/** The columns of an address that counts once its link is followed. */
export function pendingEmail(email: string, now: Date) {
  return { pending_email: email, pending_email_key: emailKey(email), pending_email_at: now.toISOString() };
}

export const NOTHING_PENDING = { pending_email: null, pending_email_key: null, pending_email_at: null };

/** The `email_key` of an account whose address belongs to another account until a link proves the contrary. */
export function unclaimedKey(userId: string): string {
  return `unclaimed ${userId}`;
}
