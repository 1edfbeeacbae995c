import { ANYTHING_ELSE, type Item, NO_RESPONSE, textOfStatus } from '@plantcare/contract/errors.ts';
import { CallError } from '@/lib/api/call-error.ts';

interface Wording {
  /** The specific text of what was tried, from the contract's `messages.ts`. */
  fallback?: string;
  /** What was looked for, to say that it was not found. */
  item?: Item;
}

/**
 * What a person reads about a failure: the server's words, else the specific text, else the text by status. When there
 * was no response at all that is said first: "Login failed" would send somebody without a network to their password.
 */
export function messageOf(error: unknown, { fallback, item }: Wording = {}): string {
  if (error instanceof CallError && error.msg) return error.msg;
  if (error instanceof CallError && error.status === 0) return NO_RESPONSE;
  if (fallback) return fallback;
  return error instanceof CallError ? textOfStatus(error.status, item) : ANYTHING_ELSE;
}
