import { type ErrorCode, type Item, notFoundText, textOf } from '@plantcare/contract/errors.ts';

/** The only error whose message is shown to users; its code is from the contract's list. */
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
