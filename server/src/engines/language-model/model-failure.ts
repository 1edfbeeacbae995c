import { APICallError, NoObjectGeneratedError } from 'ai';
import { EngineFailure } from '../engine.ts';

/** What went wrong, without the library's errors, which contain the question, the answer, the photo and the key. */
export function modelFailure(error: unknown, provider: string, signal: AbortSignal): EngineFailure {
  return new EngineFailure(`${provider} ${whatHappened(error, signal)}`);
}

function whatHappened(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) {
    const tooLate = signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
    return tooLate ? 'took too long' : 'was stopped, because nobody waits for the answer any more';
  }
  if (error instanceof EngineFailure) return `sent ${error.message}`;
  if (APICallError.isInstance(error)) {
    if (error.statusCode === undefined) return `could not be reached${codeOf(error)}`;
    return error.statusCode < 400 ? 'sent an answer that cannot be read' : `answered ${error.statusCode}`;
  }
  if (NoObjectGeneratedError.isInstance(error)) {
    if (error.finishReason === 'length') return 'stopped in the middle of an answer that became too long';
    if (error.finishReason === 'content-filter') return 'declined to answer';
    return 'sent an answer of another form than requested';
  }
  return `failed (${error instanceof Error ? error.name : typeof error})${codeOf(error)}`;
}

/** The system's error code of a failed connection, such as ECONNREFUSED. */
function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[A-Z_]{3,40}$/.test(cause.code))
      return `: ${cause.code}`;
  }
  return '';
}
