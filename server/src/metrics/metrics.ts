import type { Clock } from '../clock.ts';
import type { RedisConnection } from '../redis/redis.ts';
import type { Db } from '../tables.ts';
import {
  countMessages,
  countRunningImports,
  oldestDueMessageSeconds,
  oldestDueReminderSeconds,
} from './metrics.repository.ts';

/** What is measured while the server runs, for Prometheus. */
export interface Metrics {
  /** A call was answered. `route` is its pattern, never its address, which may hold a secret. */
  answered(call: { method: string; route: string; status: number; seconds: number }): void;
  /** A background job ran, well or not. */
  jobRan(job: string, succeeded: boolean): void;
  /** All measures in Prometheus' text format, and its media type. */
  text(): Promise<{ body: string; type: string }>;
}

/** Upper bounds in seconds: most calls take milliseconds, an answer of a language model up to a minute. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

interface Deps {
  db: Db;
  clock: Clock;
  /** Null when there is none. */
  redis: RedisConnection | null;
}

export async function createMetrics({ db, clock, redis }: Deps): Promise<Metrics> {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const runs = new Counter({
    name: 'plantcare_job_runs_total',
    help: 'Runs of background jobs, by how they ended',
    labelNames: ['job', 'result'],
    registers,
  });
  const lastRun = new Gauge({
    name: 'plantcare_job_last_success_timestamp_seconds',
    help: 'When a background job last succeeded in this process',
    labelNames: ['job'],
    registers,
  });
  new Gauge({
    name: 'plantcare_outbox_messages',
    help: 'Mails and push messages of all processes: waiting to be sent, overdue by more than ten minutes, given up',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await countMessages(db, clock()))) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'plantcare_oldest_due_seconds',
    help: 'For how long the oldest reminder without its notification, and the oldest unsent message, have been due',
    labelNames: ['what'],
    registers,
    async collect() {
      const now = clock();
      this.set({ what: 'reminder' }, await oldestDueReminderSeconds(db, now));
      this.set({ what: 'message' }, await oldestDueMessageSeconds(db, now));
    },
  });
  new Gauge({
    name: 'plantcare_imports_running',
    help: 'Imports of gardens that run in all processes',
    registers,
    async collect() {
      this.set(await countRunningImports(db));
    },
  });
  if (redis) {
    new Gauge({
      name: 'plantcare_redis_connected',
      help: 'Whether Redis answers this process',
      registers,
      async collect() {
        this.set((await redis.state()) === 'ok' ? 1 : 0);
      },
    });
  }
  return {
    answered({ method, route, status, seconds }) {
      calls.observe({ method, route, status: `${status}` }, seconds);
    },
    jobRan(job, succeeded) {
      runs.inc({ job, result: succeeded ? 'succeeded' : 'failed' });
      if (succeeded) lastRun.setToCurrentTime({ job });
    },
    async text() {
      return { body: await registry.metrics(), type: registry.contentType };
    },
  };
}
