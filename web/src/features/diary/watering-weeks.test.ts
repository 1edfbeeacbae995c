import { describe, expect, it } from 'vitest';
import { wateringSummary, wateringWeeks } from './watering-weeks.ts';

const now = new Date(2026, 4, 20, 9);
const daysBefore = (days: number) => new Date(2026, 4, 20 - days, 8).toISOString();

describe('the weeks of watering', () => {
  it('are twelve and end today', () => {
    const weeks = wateringWeeks([daysBefore(0), daysBefore(6), daysBefore(7), daysBefore(83)], now);
    expect(weeks.map(({ waterings }) => waterings)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
    expect(weeks.at(-1)?.start).toEqual(new Date(2026, 4, 14));
  });

  it('leave out older waterings', () => {
    expect(wateringWeeks([daysBefore(84)], now).every(({ waterings }) => waterings === 0)).toBe(true);
  });
});

describe('the summary of waterings', () => {
  it('gives the number and the usual gap', () => {
    expect(wateringSummary([])).toBe('No waterings logged in the last 12 weeks.');
    expect(wateringSummary([daysBefore(3)])).toBe('Watered once in the last 12 weeks.');
    expect(wateringSummary([daysBefore(12), daysBefore(6), daysBefore(0)])).toBe(
      'Watered 3 times in the last 12 weeks, about every 6 days.',
    );
    expect(wateringSummary([daysBefore(0), daysBefore(0)])).toBe('Watered 2 times in the last 12 weeks.');
  });
});
