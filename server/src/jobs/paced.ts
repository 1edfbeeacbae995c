import { setTimeout } from 'node:timers/promises';

/** How much longer than it was busy the process rests, so that at least two thirds of its time belong to calls. */
const REST = 2;

/** Runs a step of background work, and returns once the process has rested from what it did meanwhile. */
export async function paced<T>(step: () => Promise<T>): Promise<T> {
  const before = performance.eventLoopUtilization();
  const result = await step();
  await setTimeout(REST * performance.eventLoopUtilization(before).active);
  return result;
}
