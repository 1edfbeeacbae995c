import type { StreamedLine, TextAnswer } from '@plantcare/contract/assistant.ts';
import type { OnText } from '../../engines/engine.ts';
import { Failure } from '../../failure.ts';
import type { Log } from '../../log.ts';
import { lineQueue } from './line-queue.ts';

/** Hears of an answer while it is written. */
interface Writing {
  onText: OnText;
  /** What was heard so far is void. */
  onRestart(): void;
}

/** An answer line by line, as it is written. What fails before the first line is thrown; after it, the last line tells. */
export async function answerLines(
  write: (writing: Writing) => Promise<TextAnswer>,
  log: Log,
): Promise<ReadableStream<StreamedLine>> {
  const { lines, push, close } = lineQueue<StreamedLine>();
  const begun = Promise.withResolvers<void>();
  let heard = false;
  const onText = (text: string) => {
    heard = true;
    begun.resolve();
    push({ kind: 'text', text });
  };
  const written = write({ onText, onRestart: () => push({ kind: 'restart' }) }).then(
    (answer) => push({ kind: 'answer', answer }),
    (error: unknown) => {
      if (!heard) throw error;
      push(failureLine(error, log));
    },
  );
  await Promise.race([begun.promise, written]);
  written.then(close, close);
  return lines;
}

function failureLine(error: unknown, log: Log): StreamedLine {
  const failure = error instanceof Failure ? error : new Failure('server_error');
  if (failure !== error) log.error({ err: error }, 'an answer broke off');
  return { kind: 'error', msg: failure.message, code: failure.code };
}
