import { afterEach, expect, test, vi } from 'vitest';
import { wakeLater } from './wake-later.ts';

afterEach(() => vi.useRealTimers());

test('work that a call asked for begins at a random moment, never before the answer is sent', async () => {
  vi.useFakeTimers();
  const delays: number[] = [];
  const start = Date.now();
  for (let call = 0; call < 50; call++) wakeLater(() => delays.push(Date.now() - start));
  expect(delays).toEqual([]);
  await vi.runAllTimersAsync();
  expect(delays).toHaveLength(50);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(500);
  expect(Math.max(...delays)).toBeLessThanOrEqual(2500);
  expect(new Set(delays).size).toBeGreaterThan(10);
});
