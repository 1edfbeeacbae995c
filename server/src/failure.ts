import { type ErrorCode, type Item, notFoundText, textOf } from '@plantcare/contract/errors.ts';

/** The one error that reaches a user: its message is for them, its code is from the contract's closed list. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** What is there now, where that is why. */
  readonly current: object | undefined;

  constructor(code: ErrorCode, message: string = textOf(code), fields?: Record<string, string>, current?: object) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.current = current;
  }
}

export function notFound(item: Item): Failure {
  return new Failure('not_found', notFoundText(item));
}

/** A single input at fault: its text stands both as the message and at the field. */
export function invalidField(name: string, message: string): Failure {
  return new Failure('invalid_input', message, { [name]: message });
}

/**
 * Proves that a caller who names a version knows the current one; who names none overwrites whatever is there.
 * @throws Failure `changed`, with what is there now
 */
export function requireVersion(known: number | undefined, current: { version: number }): void {
  if (known !== undefined && known !== current.version) throw new Failure('changed', undefined, undefined, current);
}
