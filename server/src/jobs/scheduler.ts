import type { Log } from '../log.ts';
import { throttled } from './throttled.ts';

/** Work that is looked for at intervals. `run` does what is due now and may stop between two steps. */
export interface Job {
  name: string;
  everySeconds: number;
  run(stopping: () => boolean): Promise<void>;
}

export type Scheduler = ReturnType<typeof createScheduler>;

interface Deps {
  jobs: readonly Job[];
  log: Log;
  /** Called after each run. */
  onRun?(job: string, succeeded: boolean): void;
}

/** Runs each job independently, never twice at a time in this process; a failed run is logged and retried at the next turn. */
export function createScheduler({ jobs, log, onRun }: Deps) {
  let stopped = false;
  const stopping = () => stopped;
  const timers = new Map<Job, NodeJS.Timeout>();
  const running = new Map<Job, Promise<void>>();
  const again = new Set<Job>();

  function run(job: Job): void {
    clearTimeout(timers.get(job));
    const done = job
      .run(stopping)
      .then(() => onRun?.(job.name, true))
      .catch((error: unknown) => {
        log.error({ err: error, job: job.name }, 'background work failed');
        onRun?.(job.name, false);
      })
      .finally(() => {
        running.delete(job);
        if (stopped) return;
        const pause = again.delete(job) ? 0 : 1000 * job.everySeconds;
        timers.set(job, setTimeout(run, pause, job).unref());
      });
    running.set(job, done);
  }

  return {
    start(): void {
      for (const job of jobs) run(job);
    },

    /** Runs the jobs of these names now instead of at their next turn. */
    wake(...names: string[]): void {
      for (const job of jobs.filter(({ name }) => names.includes(name))) {
        if (running.has(job)) again.add(job);
        else if (timers.has(job)) run(job);
      }
    },

    /** Runs each job once, in order, to its end: afterwards all due work is done. */
    async runDue(): Promise<void> {
      for (const job of jobs) await job.run(stopping);
    },

    /** Starts no new work, and waits for what is running. */
    async stop(): Promise<void> {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      await Promise.all(running.values());
    },
  };
}

/** A job that works in steps: `step` does some of what is due and returns whether there may be more. */
export function stepwise(name: string, everySeconds: number, step: () => Promise<boolean>): Job {
  return {
    name,
    everySeconds,
    async run(stopping) {
      while (!stopping() && (await throttled(step)));
    },
  };
}
