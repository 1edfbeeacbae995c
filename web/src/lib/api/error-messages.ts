import { CallError } from '@/lib/api/call-error.ts';

const NO_RESPONSE = 'Unable to connect to the server. Please check your internet connection and try again.';
const ANYTHING_ELSE = 'Something went wrong. Please try again.';

const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'Invalid request. Please check your input and try again.',
  401: 'Please log in to continue.',
  403: "You don't have permission to perform this action.",
  409: 'This item already exists.',
  422: 'Please check your input and try again.',
  429: 'Too many requests. Please wait a moment and try again.',
  500: 'Server error. Please try again later.',
  503: 'Service temporarily unavailable. Please try again later.',
};

interface Wording {
  /** The specific text of what was tried, from `messages.ts`. */
  fallback?: string;
  /** What was looked for, to say that it was not found. */
  item?: string;
}

/**
 * What a person reads about a failure: the server's words, else the specific text, else the text by status. When there
 * was no response at all that is said first: "Login failed" would send somebody without a network to their password.
 */
export function messageOf(error: unknown, { fallback, item = 'Item' }: Wording = {}): string {
  if (error instanceof CallError && error.msg) return error.msg;
  if (error instanceof CallError && error.status === 0) return NO_RESPONSE;
  if (fallback) return fallback;
  if (!(error instanceof CallError)) return ANYTHING_ELSE;
  if (error.status === 404) return `${item} not found.`;
  return BY_STATUS[error.status] ?? ANYTHING_ELSE;
}
