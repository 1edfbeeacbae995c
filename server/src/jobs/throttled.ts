import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/**
 * Runs a step of background work, and returns once the process has rested for as long as it was busy meanwhile: at least
 * half of its time belongs to calls.
 */
export async function throttled<T>(step: () => Promise<T>): Promise<T> {
  const before = performance.eventLoopUtilization();
  const result = await step();
  await setTimeout(performance.eventLoopUtilization(before).active);
  return result;
}
