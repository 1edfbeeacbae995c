import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from './load.ts';

/** At this rate calls do not queue on one process. */
const CALLS_PER_SECOND = 50;

/**
 * Makes calls one after the other at an even pace while some work goes on.
 * @returns their times in milliseconds, and what the work returned.
 * @throws when a call fails
 */
export async function pacedWhile<T>(
  address: string,
  { path, status: _, ...call }: Call,
  work: Promise<T>,
): Promise<{ times: number[]; result: T }> {
  let running = true;
  const ended = work.finally(() => {
    running = false;
  });
  ended.catch(() => undefined); // It is awaited below, if no call fails before.
  const times: number[] = [];
  for (let number = 0; running; number++) {
    const began = performance.now();
    const answer = await fetch(`${address}${path.replace('[<id>]', String(number))}`, call);
    await answer.arrayBuffer();
    const took = performance.now() - began;
    if (!answer.ok) throw new Error(`${call.method} ${path} was answered with ${answer.status}`);
    times.push(took);
    await pause(Math.max(0, 1000 / CALLS_PER_SECOND - took));
  }
  return { times, result: await ended };
}

/** The times of the same work done one after the other, in milliseconds. */
export async function timesOf(count: number, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times;
}
