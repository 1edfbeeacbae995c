import { z } from 'zod';

export const NO_RESPONSE = 'Unable to connect to the server. Please check your internet connection and try again.';
export const ANYTHING_ELSE = 'Something went wrong. Please try again.';

/** Refuses a call whose `Idempotency-Key` is known to have succeeded, when its answer is no longer known. */
export const SAVED_BEFORE = 'This was saved before. Please reload the page.';

/** The ways a call can fail, each with its status and the text that is shown if there is no specific one. */
const FAILURES = {
  invalid_input: [400, 'Invalid request. Please check your input and try again.'],
  signed_out: [401, 'Please log in to continue.'],
  forbidden: [403, "You don't have permission to perform this action."],
  password_needed: [403, 'Please enter your password again to continue.'],
  not_found: [404, 'Not found.'],
  conflict: [409, 'This item already exists.'],
  quota_reached: [409, 'This account cannot keep more on this server.'],
  changed: [412, 'This was changed elsewhere in the meantime.'],
  unprocessable: [422, 'Please check your input and try again.'],
  too_many_requests: [429, 'Too many requests. Please wait a moment and try again.'],
  server_error: [500, 'Server error. Please try again later.'],
  unavailable: [503, 'Service temporarily unavailable. Please try again later.'],
  disk_full: [
    507,
    'The disk of the server is full, so nothing new can be saved. What is there can be read and deleted.',
  ],
} as const;

/** The things that can be "not found". */
export type Item =
  | 'Answer'
  | 'Calendar'
  | 'City'
  | 'Diary entry'
  | 'Import'
  | 'Item'
  | 'Link'
  | 'Notification'
  | 'Photo'
  | 'Place'
  | 'Plant'
  | 'Reminder'
  | 'Species'
  | 'Treatment'
  | 'Subscription';

export function notFoundText(item: Item): string {
  return `${item} not found.`;
}

export type ErrorCode = keyof typeof FAILURES;

const CODES = Object.keys(FAILURES) as [ErrorCode, ...ErrorCode[]]; // Object.keys widens to string[]

export function statusOf(code: ErrorCode): number {
  return FAILURES[code][0];
}

export function textOf(code: ErrorCode): string {
  return FAILURES[code][1];
}

/** The text for a status if there is no specific one. */
export function textOfStatus(status: number, item: Item = 'Item'): string {
  const code = CODES.find((known) => statusOf(known) === status);
  if (code === undefined) return ANYTHING_ELSE;
  return code === 'not_found' ? notFoundText(item) : textOf(code);
}

/** The code for an HTTP status; any other 4xx is invalid input, anything else a server error. */
export function codeOf(status: number): ErrorCode {
  const code = CODES.find((known) => statusOf(known) === status);
  return code ?? (status >= 400 && status < 500 ? 'invalid_input' : 'server_error');
}

/** The body of every error answer under `/api`. `fields` names the invalid inputs, each with its own text. */
export const ErrorBody = z.object({
  msg: z.string(),
  code: z.enum(CODES),
  fields: z.record(z.string(), z.string()).optional(),
  /** For `changed`: the current state, as the call to read it answers. */
  current: z.unknown().optional(),
});

export type ErrorBody = z.output<typeof ErrorBody>;
