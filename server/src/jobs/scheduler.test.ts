import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Log } from '../log.ts';
import { createScheduler, type Job, stepwise } from './scheduler.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } satisfies Record<keyof Log, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

const job = (run: Job['run'], name = 'water'): Job => ({ name, everySeconds: 30, run });
const schedulerOf = (...jobs: Job[]) => createScheduler({ jobs, log });
const seconds = (count: number) => vi.advanceTimersByTimeAsync(1000 * count);

describe('background work', () => {
  test('runs at the start and again after its pause', async () => {
    const run = vi.fn(async () => undefined);
    const scheduler = schedulerOf(job(run));
    expect(run).not.toHaveBeenCalled();
    scheduler.start();
    expect(run).toHaveBeenCalledTimes(1);
    await seconds(29);
    expect(run).toHaveBeenCalledTimes(1);
    await seconds(1);
    expect(run).toHaveBeenCalledTimes(2);
    await scheduler.stop();
  });

  test('that failed is logged and retried, and does not block other work', async () => {
    const failing = vi.fn(async () => {
      throw new Error('The can is empty');
    });
    const other = vi.fn(async () => undefined);
    const scheduler = schedulerOf(job(failing), job(other, 'prune'));
    scheduler.start();
    await seconds(30);
    expect(failing).toHaveBeenCalledTimes(2);
    expect(other).toHaveBeenCalledTimes(2);
    expect(log.error).toHaveBeenCalledWith(
      { err: new Error('The can is empty'), job: 'water' },
      'background work failed',
    );
    await scheduler.stop();
  });

  test('never runs twice at the same time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const run = vi.fn(() => promise);
    const scheduler = schedulerOf(job(run));
    scheduler.start();
    scheduler.wake('water');
    await seconds(300);
    expect(run).toHaveBeenCalledTimes(1);
    resolve();
    await seconds(0);
    expect(run).toHaveBeenCalledTimes(2); // Woken meanwhile, so it runs again at once.
    await seconds(29);
    expect(run).toHaveBeenCalledTimes(2);
    await scheduler.stop();
  });

  test('that is woken runs at once, and other work does not', async () => {
    const [run, other] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    const scheduler = schedulerOf(job(run), job(other, 'prune'));
    scheduler.start();
    await seconds(10);
    scheduler.wake('water');
    expect(run).toHaveBeenCalledTimes(2);
    expect(other).toHaveBeenCalledTimes(1);
    await seconds(29);
    expect(run).toHaveBeenCalledTimes(2);
    await seconds(1);
    expect(run).toHaveBeenCalledTimes(3);
    await scheduler.stop();
  });

  test('cannot be woken before the start, nor after the end', async () => {
    const run = vi.fn(async () => undefined);
    const scheduler = schedulerOf(job(run));
    scheduler.wake('water');
    expect(run).not.toHaveBeenCalled();
    scheduler.start();
    await seconds(0);
    await scheduler.stop();
    scheduler.wake('water');
    await seconds(60);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('that is running is signaled to stop, and waited for', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let told = () => false;
    const scheduler = schedulerOf(
      job((stopping) => {
        told = stopping;
        return promise;
      }),
    );
    scheduler.start();
    expect(told()).toBe(false);
    let stopped = false;
    const stopping = scheduler.stop().then(() => {
      stopped = true;
    });
    await seconds(1);
    expect([told(), stopped]).toEqual([true, false]);
    resolve();
    await stopping;
  });
});

test('stepwise work continues until nothing is left or until it is stopped', async () => {
  vi.useRealTimers();
  let left = 3;
  const step = vi.fn(async () => --left > 0);
  await stepwise('water', 30, step).run(() => false);
  expect(step).toHaveBeenCalledTimes(3);
  await stepwise('water', 30, step).run(() => true);
  expect(step).toHaveBeenCalledTimes(3);
});
