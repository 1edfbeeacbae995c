import type { AnswerLine, AnswerMeta } from '@plantcare/contract/assistant/answer.ts';
import type { OnText } from '../../engines/engine.ts';
import { Failure } from '../../failure.ts';
import type { Log } from '../../log.ts';

/** Follows an answer while it is written. */
interface Progress {
  onText: OnText;
  /** The text so far is discarded: another engine starts again. */
  onRestart(): void;
}

/**
 * An answer line by line, as it is written. A failure before the first line is thrown; after it, the last line says so.
 */
export async function answerLines<Data>(
  write: (progress: Progress) => Promise<Data & AnswerMeta>,
  log: Log,
): Promise<ReadableStream<AnswerLine<Data>>> {
  const { lines, push, close } = lineQueue<AnswerLine<Data>>();
  const begun = Promise.withResolvers<void>();
  let sentText = false;
  const onText = (text: string) => {
    sentText = true;
    begun.resolve();
    push({ kind: 'text', text });
  };
  const written = write({ onText, onRestart: () => push({ kind: 'restart' }) }).then(
    (data) => push({ kind: 'answer', data }),
    (error: unknown) => {
      if (!sentText) throw error;
      push(failureLine(error, log));
    },
  );
  await Promise.race([begun.promise, written]);
  written.then(close, close);
  return lines;
}

function failureLine(error: unknown, log: Log): { kind: 'error'; msg: string; code: Failure['code'] } {
  const failure = error instanceof Failure ? error : new Failure('server_error');
  if (failure !== error) log.error({ err: error }, 'an answer broke off');
  return { kind: 'error', msg: failure.message, code: failure.code };
}

/** A queue of lines: written as they arrive, read on demand. */
function lineQueue<T>() {
  let controller: ReadableStreamDefaultController<T> | undefined;
  let open = true;
  const lines = new ReadableStream<T>({
    start(own) {
      controller = own;
    },
    cancel() {
      open = false;
    },
  });
  return {
    lines,
    /** Does nothing when the reader is gone. */
    push(line: T): void {
      if (open) controller?.enqueue(line);
    },
    close(): void {
      if (open) controller?.close();
      open = false;
    },
  };
}
