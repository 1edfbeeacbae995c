import type { ErrorCode } from '@plantcare/contract/errors.ts';

export interface Refusal {
  /** 0 when no response came at all. */
  status: number;
  code: ErrorCode | 'no_response';
  /** The server's own words, null when it had none. */
  msg: string | null;
  /** A text for each input at fault. */
  fields: Readonly<Record<string, string>>;
  /** What is there now, where it was changed elsewhere. */
  current?: unknown;
}

/** A call that did not bring what it was made for. */
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
