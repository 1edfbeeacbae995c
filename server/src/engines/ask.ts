import { Failure } from '../failure.ts';
import type { Log } from '../log.ts';
import { type Asking, EngineFailure, type EngineName, type OnText } from './engine.ts';
import type { Several } from './engines.ts';
import { namesNoPlant } from './identification.ts';

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
 * Asks one engine after the other until one answers; that no plant was recognized is the last word only. What went wrong is logged, with the engine's name, and told to nobody.
 * @throws Failure `unavailable` when none could.
 */
export async function askInTurn<E extends EngineName, A>(
  engines: Several<E>,
  { log, timeoutSeconds, signal, onText, onRestart }: How,
  question: (engine: E, how: Asking) => Promise<A>,
): Promise<{ engine: E; answer: A }> {
  let unrecognized: { engine: E; answer: A } | null = null;
  for (const engine of engines) {
    let heard = false;
    const how: Asking = { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1000)]) };
    if (onText) {
      how.onText = (more) => {
        heard = true;
        onText(more);
      };
    }
    try {
      const answer = await question(engine, how);
      if (!namesNoPlant(answer)) return { engine, answer };
      unrecognized = { engine, answer };
    } catch (error) {
      if (signal.aborted) break;
      // Any other error may carry the question, the photo or the key along.
      const cause = error instanceof EngineFailure ? error.message : error instanceof Error ? error.name : 'unknown';
      log.warn({ engine: engine.name, cause }, 'an engine could not answer');
      if (heard) onRestart?.();
    }
  }
  if (unrecognized && !signal.aborted) return unrecognized;
  throw new Failure('unavailable');
}
