import { describe, expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = new Date('2026-05-01T12:00:00.000Z');

describe('timeAgo', () => {
  it.each([
    ['2026-05-01T12:00:00.000Z', 'Just now'],
    ['2026-05-01T11:59:00.001Z', 'Just now'],
    ['2026-05-01T11:59:00.000Z', '1m ago'],
    ['2026-05-01T11:00:00.001Z', '59m ago'],
    ['2026-05-01T11:00:00.000Z', '1h ago'],
    ['2026-04-30T12:00:00.001Z', '23h ago'],
    ['2026-04-30T12:00:00.000Z', 'April 30, 2026'],
  ])('says of %s: %s', (instant, text) => {
    expect(timeAgo(instant, now)).toBe(text);
  });

  it('treats a moment in the future, by another clock, as now', () => {
    expect(timeAgo('2026-05-01T12:03:00.000Z', now)).toBe('Just now');
  });
});
