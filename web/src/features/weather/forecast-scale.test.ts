import type { ForecastDay } from '@plantcare/contract/weather.ts';
import { describe, expect, it } from 'vitest';
import { measuresIn } from '@/lib/units/measures.ts';
import { axisTicks, forecastScale } from './forecast-scale.ts';

const day = (min: number, max: number, rain = 0): ForecastDay => ({
  date: '2026-11-23',
  min,
  max,
  rain,
  gusts: 5,
  description: 'Light rain',
  icon: '10d',
});

/** The position of a value in a range: 0 at its bottom, 1 at its top. */
const height = (value: number, [bottom, top]: readonly [number, number]) => (value - bottom) / (top - bottom);

describe('the scale of the coming days', () => {
  it('draws every temperature above the rain', () => {
    const { temperature, rain } = forecastScale([day(8, 14, 45), day(12, 22, 3)]);
    expect(height(8, temperature)).toBeGreaterThan(height(45, rain));
    expect(height(22, temperature)).toBeLessThan(1);
  });

  it('draws little rain small', () => {
    expect(height(1, forecastScale([day(8, 14, 1)]).rain)).toBeLessThan(0.02);
  });

  it.each([
    [5, 12, false],
    [4, 12, true],
    [-6, 1, true],
    [-9, -4, true],
    [-15, -5, false],
  ])('with %i to %i °C shows the frost line: %s', (min, max, shown) => {
    const { frostLine, temperature } = forecastScale([day(min, max)]);
    expect(frostLine).toBe(shown);
    if (shown) {
      expect(height(0, temperature)).toBeGreaterThan(0.3);
      expect(height(0, temperature)).toBeLessThan(1);
    }
  });

  it('has a height even if the temperature never changes', () => {
    const { temperature } = forecastScale([day(20, 20)]);
    expect(height(20, temperature)).toBeLessThan(1);
    expect(height(20, temperature)).toBeGreaterThan(0.35);
  });
});

describe('the axis of the coming days', () => {
  it('has round temperatures, and below them amounts of rain', () => {
    const days = [day(8, 14, 45), day(12, 22, 3)];
    const ticks = axisTicks(days, forecastScale(days), measuresIn('metric'));
    expect(ticks.map(({ label }) => label)).toEqual(['20 mm', '40 mm', '10°', '15°', '20°']);
    expect(ticks.map(({ at }) => at)).toEqual(ticks.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  it('is round in the units of the gardener', () => {
    const days = [day(8, 14, 45), day(12, 22, 3)];
    const ticks = axisTicks(days, forecastScale(days), measuresIn('us'));
    expect(ticks.map(({ label }) => label)).toEqual(['1 in', '50°', '60°', '70°']);
  });

  it('has a temperature even if it hardly changes', () => {
    const days = [day(20, 20)];
    expect(axisTicks(days, forecastScale(days), measuresIn('metric')).map(({ label }) => label)).toContain('20°');
  });
});
