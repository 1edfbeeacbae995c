import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadInTheEnd } from './load-ahead.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what cannot be loaded without a network is loaded when that is back', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('loaded');
  const loading = loadInTheEnd(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loading).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
});
