import type { ForecastDay } from '@plantcare/contract/weather.ts';
import { describe, expect, it } from 'vitest';
import { measuresIn } from '@/lib/units/measures.ts';
import { percent, weekdayOf, weekSummary } from './weather-words.ts';

const metric = measuresIn('metric');

const day = (date: string, min: number, max: number, rain: number): ForecastDay => ({
  date,
  min,
  max,
  rain,
  gusts: 5,
  description: 'Light rain',
  icon: '10d',
});

describe('the weather is written', () => {
  it('with humidity in percent', () => expect(percent(64)).toBe('64%'));

  it('with the day of the calendar, in any time zone', () => {
    expect(weekdayOf('2026-11-23')).toEqual({ short: 'Mon', full: 'Monday' });
  });
});

describe('the coming days in words', () => {
  it('give temperatures, rain and the days with frost', () => {
    const days = [day('2026-11-23', -1.2, 6, 0.4), day('2026-11-24', 0, 8, 5), day('2026-11-25', 3, 9.5, 2)];
    expect(weekSummary(days, metric)).toBe('Between −1.2 °C and 9.5 °C, 7 mm of rain. Frost on Monday and Tuesday.');
  });

  it('are in the units of the gardener', () => {
    const days = [day('2026-11-23', -1.2, 6, 0.4), day('2026-11-24', 0, 8, 5)];
    expect(weekSummary(days, measuresIn('us'))).toBe('Between 30 °F and 46 °F, 0.2 in of rain. Frost every day.');
  });

  it('do not list seven days of frost', () => {
    const days = [day('2026-01-12', -9, -3, 0), day('2026-01-13', -8, -2, 0)];
    expect(weekSummary(days, metric)).toBe('Between −9 °C and −2 °C, no rain. Frost every day.');
  });

  it('say that it is mild and dry', () => {
    expect(weekSummary([day('2026-06-01', 12, 24, 0)], metric)).toBe('Between 12 °C and 24 °C, no rain.');
  });

  it('are empty without days', () => expect(weekSummary([], metric)).toBe(''));
});
