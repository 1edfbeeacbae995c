import { Identification } from '@plantcare/contract/assistant/identify.ts';
import { Failure } from '../failure.ts';
import type { Log } from '../log.ts';
import { EngineFailure, type EngineName, type EngineOptions, NotSure, type OnText } from './engine.ts';
import type { NonEmptyArray } from './registry.ts';

interface How {
  log: Log;
  /** How long each engine may take. */
  timeoutSeconds: number;
  /** Aborts the question when the caller no longer waits. */
  signal: AbortSignal;
  onText?: OnText;
  /** Discards the text so far: another engine starts again. */
  onRestart?: () => void;
}

/**
 * Asks one engine after the other until one is sure of its answer; "no plant recognized" is used only if no engine
 * recognizes one. Errors are logged with the engine's name and not shown.
 * @throws Failure `unavailable` when no engine could answer, or a Failure that an engine addresses to the user.
 */
export async function askInTurn<E extends EngineName, A>(
  engines: NonEmptyArray<E>,
  { log, timeoutSeconds, signal, onText, onRestart }: How,
  question: (engine: E, options: EngineOptions) => Promise<A>,
): Promise<{ engine: E; answer: A }> {
  let lastWord: { engine: E; answer: A } | null = null;
  for (const engine of engines) {
    let heard = false;
    const options: EngineOptions = { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1000)]) };
    if (onText) {
      options.onText = (more) => {
        heard = true;
        onText(more);
      };
    }
    try {
      const answer = await question(engine, options);
      if (!namesNoPlant(answer)) return { engine, answer };
      lastWord = { engine, answer };
    } catch (error) {
      if (signal.aborted) break;
      // What the user can fix, such as a blurred photo, is reported to them; another engine would see no more in it.
      if (error instanceof Failure) throw error;
      if (error instanceof NotSure) {
        // Thrown by `question` itself, so the answer is of its type.
        lastWord ??= { engine, answer: error.answer as A };
        continue;
      }
      // Any other error may contain the question, the photo or the key.
      const cause = error instanceof EngineFailure ? error.message : error instanceof Error ? error.name : 'unknown';
      log.warn({ engine: engine.name, cause }, 'an engine could not answer');
      if (heard) onRestart?.();
    }
  }
  if (lastWord && !signal.aborted) return lastWord;
  throw new Failure('unavailable');
}

/** Whether an answer is an identification that names no plant. */
function namesNoPlant(answer: unknown): boolean {
  return Identification.safeParse(answer).data?.candidates.length === 0;
}
