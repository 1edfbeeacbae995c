import { Identification } from '@plantcare/contract/assistant/identify.ts';
import { Failure } from '../failure.ts';
import type { Log } from '../log.ts';
import { EngineFailure, type EngineName, type EngineOptions, NotSure, type OnText } from './engine.ts';
import type { NonEmptyArray } from './registry.ts';

interface How {
  log: Log;
  /** How long each engine may take. */
  timeoutSeconds: number;
  /** Breaks the question off, when nobody waits for the answer any more. */
  signal: AbortSignal;
  onText?: OnText;
  /** What was heard so far is void: another engine begins anew. */
  onRestart?: () => void;
}

/**
 * Asks one engine after the other until one is sure of its answer; that no plant was recognized is the last word only.
 * What went wrong is logged, with the engine's name, and told to nobody.
 * @throws Failure `unavailable` when none could; what an engine wants to be told to who asks.
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
      // What the asker can mend, such as a blurred photo, is theirs to hear; no other engine sees more in it.
      if (error instanceof Failure) throw error;
      if (error instanceof NotSure) {
        // Only the question itself can have thrown it, with its own kind of answer.
        lastWord ??= { engine, answer: error.answer as A };
        continue;
      }
      // Any other error may carry the question, the photo or the key along.
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
