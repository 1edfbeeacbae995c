import { expect, it } from 'vitest';
import { clockTime } from '@/lib/time/clock-time.ts';
import { loadedText } from './loaded-text.ts';

it('says the day and the time at which something was loaded', () => {
  const at = new Date(2026, 4, 1, 14, 5);
  const time = clockTime(at);
  expect(loadedText(at, new Date(2026, 4, 1, 23, 0))).toBe(`today at ${time}`);
  expect(loadedText(at, new Date(2026, 4, 2, 1, 0))).toBe(`yesterday at ${time}`);
  expect(loadedText(at, new Date(2026, 4, 9, 1, 0))).toBe(`on May 1, 2026 at ${time}`);
});
