import { type ErrorCode, type Item, notFoundText, textOf } from '@plantcare/contract/errors.ts';

/** The only error whose message is shown to users; its code is from the contract's list. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** What is there now, where that is why. */
  readonly current: object | undefined;
  /** When another attempt can succeed, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string = textOf(code),
    fields?: Record<string, string>,
    current?: object,
    retryAfterSeconds?: number,
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.current = current;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function notFound(item: Item): Failure {
  return new Failure('not_found', notFoundText(item));
}

/** @param pauseMs for how long no other attempt is allowed */
export function tooManyAttempts(pauseMs: number): Failure {
  const seconds = Math.ceil(pauseMs / 1000);
  const text = `Too many attempts. Please wait ${pauseText(seconds)} and try again.`;
  return new Failure('too_many_requests', text, undefined, undefined, seconds);
}

function pauseText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** A single invalid input: its text is both the message and the field's text. */
export function invalidField(name: string, message: string): Failure {
  return new Failure('invalid_input', message, { [name]: message });
}

/**
 * Checks that the version given by the caller is the current one. Without a version any state is overwritten.
 * @throws Failure `changed`, with the current state
 */
export function requireVersion(known: number | undefined, current: { version: number }): void {
  if (known !== undefined && known !== current.version) throw new Failure('changed', undefined, undefined, current);
}
