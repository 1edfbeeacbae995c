import type { ErrorCode } from '@plantcare/contract/errors.ts';

export interface Refusal {
  /** The HTTP status; 0 without a response. */
  status: number;
  code: ErrorCode | 'no_response';
  /** The server's message, null without one. */
  msg: string | null;
  /** A text for each invalid input. */
  fields: Readonly<Record<string, string>>;
  /** The current state, if it was changed elsewhere. */
  current?: unknown;
}

/** A failed call. */
export class CallError extends Error implements Refusal {
  override readonly name = 'CallError';
  readonly status: number;
  readonly code: Refusal['code'];
  readonly msg: string | null;
  readonly fields: Refusal['fields'];
  readonly current: unknown;

  constructor({ status, code, msg, fields, current }: Refusal, options?: ErrorOptions) {
    super(msg ?? `${code} (${status})`, options);
    this.status = status;
    this.code = code;
    this.msg = msg;
    this.fields = fields;
    this.current = current;
  }
}
