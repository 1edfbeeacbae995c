import { ANYTHING_ELSE, type Item, NO_RESPONSE, textOfStatus } from '@plantcare/contract/errors.ts';
import { CallError } from '@/lib/api/call-error.ts';

interface Wording {
  /** The specific text for the action, from the contract's `messages.ts`. */
  fallback?: string;
  /** The item, for the message that it was not found. */
  item?: Item;
}

/**
 * The message for a failure: the server's message, else the specific text, else the text by status. Without a response the
 * text for that comes first: "Login failed" would make somebody without a network doubt their password.
 */
export function messageOf(error: unknown, { fallback, item }: Wording = {}): string {
  if (error instanceof CallError && error.msg) return error.msg;
  if (error instanceof CallError && error.status === 0) return NO_RESPONSE;
  if (fallback) return fallback;
  return error instanceof CallError ? textOfStatus(error.status, item) : ANYTHING_ELSE;
}
