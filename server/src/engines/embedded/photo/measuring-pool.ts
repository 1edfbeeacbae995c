import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Outline } from '@plantcare/contract/measured-diagnosis.ts';
import pLimit from 'p-limit';
import type { Reading } from './measure.ts';
import type { Flaw } from './quality.ts';
import type { Raster } from './raster.ts';

export interface MeasuringTask {
  raster: Raster;
  outline: Outline | null;
}

/** One processor stays free for the calls of everybody else. */
const WORKERS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** A worker that has had nothing to do for this long ends, and its memory is free. */
const IDLE_MS = 10_000;

const inTurn = pLimit(WORKERS);
const idle = new Map<Worker, NodeJS.Timeout>();

/**
 * Counts pixels in a thread of its own. The raster is handed over, not copied: it is empty for the caller afterwards.
 * Threads are made when they are needed, and neither they nor their timers keep the process from ending.
 */
export function measureInWorker(task: MeasuringTask): Promise<Reading | Flaw> {
  return inTurn(async () => {
    const worker = takeIdle() ?? new Worker(new URL('./measuring-worker.ts', import.meta.url));
    worker.ref();
    try {
      const reading = await answerOf(worker, task);
      keepIdle(worker);
      return reading;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  });
}

function answerOf(worker: Worker, task: MeasuringTask): Promise<Reading | Flaw> {
  const { promise, resolve, reject } = Promise.withResolvers<Reading | Flaw>();
  const gone = () => reject(new Error('The measuring thread ended'));
  worker.once('message', resolve).once('error', reject).once('exit', gone);
  worker.postMessage(task, [task.raster.rgb.buffer]);
  return promise.finally(() => {
    worker.off('message', resolve).off('error', reject).off('exit', gone);
  });
}

function takeIdle(): Worker | undefined {
  for (const [worker, timer] of idle) {
    clearTimeout(timer);
    idle.delete(worker);
    return worker;
  }
  return undefined;
}

function keepIdle(worker: Worker): void {
  worker.unref();
  const end = () => {
    idle.delete(worker);
    void worker.terminate();
  };
  idle.set(worker, setTimeout(end, IDLE_MS).unref());
}
