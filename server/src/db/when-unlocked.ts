import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../failure.ts';
import { isBusy } from './dialect.ts';

/** How long a statement waits for another process that has the database locked. */
const WAIT_MS = 3_000;
const PAUSE_MS = 25;

/** The moment until which a statement that is asked for now waits, by `performance.now()`. */
export function lockDeadline(): number {
  return performance.now() + WAIT_MS;
}

/**
 * Runs a statement, again while another process has the database locked.
 * @throws Failure `unavailable` when it is still locked at the deadline
 */
export async function whenUnlocked<T>(deadline: number, run: () => T): Promise<T> {
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > deadline) throw new Failure('unavailable');
    }
    await pause(PAUSE_MS);
  }
}
