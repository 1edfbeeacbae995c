import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/**
 * Runs a step of background work, then waits for half as long as the process was busy with it, so that at least a third of
 * its time is left to calls.
 */
export async function throttled<T>(step: () => Promise<T>): Promise<T> {
  const before = performance.eventLoopUtilization();
  const result = await step();
  await setTimeout(performance.eventLoopUtilization(before).active / 2);
  return result;
}
