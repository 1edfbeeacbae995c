import { Failure } from './failure.ts';

/** A file that came with a form, or a photo of an import. */
export interface Upload {
  /** The path of a file that stays on disk until its call is answered, or its content. */
  readonly file: string | Buffer;
  /** Aborted when the sender no longer waits for the answer. */
  readonly signal: AbortSignal;
}

/** @throws Failure when nobody waits for the answer any more: a sender who tries again must not find it stored twice. */
export function throwIfSenderGone({ signal }: Upload): void {
  if (signal.aborted) throw new Failure('unavailable');
}
