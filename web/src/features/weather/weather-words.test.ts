import type { ForecastDay } from '@plantcare/contract/weather.ts';
import { describe, expect, it } from 'vitest';
import {
  celsius,
  degrees,
  hectopascal,
  metersPerSecond,
  millimeters,
  percent,
  timeOf,
  weekdayOf,
  weekSummary,
} from './weather-words.ts';

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
  it('in metric units', () => {
    expect(celsius(18.44)).toBe('18.4 °C');
    expect(percent(64)).toBe('64 %');
    expect(metersPerSecond(3.24)).toBe('3.2 m/s');
    expect(hectopascal(1013.2)).toBe('1013 hPa');
  });

  it('without a minus sign for zero', () => {
    expect(celsius(-0.04)).toBe('0 °C');
    expect(degrees(-0.4)).toBe('0°');
    expect(degrees(-12.6)).toBe('−13°');
  });

  it('with rain in whole millimeters', () => {
    expect(millimeters(0)).toBe('0 mm');
    expect(millimeters(0.2)).toBe('<1 mm');
    expect(millimeters(12.6)).toBe('13 mm');
  });

  it('with the time of its last update, in 24 hours', () => {
    expect(timeOf(new Date(2026, 10, 21, 0, 5).toISOString())).toBe('00:05');
  });

  it('with the day of the calendar, in any time zone', () => {
    expect(weekdayOf('2026-11-23')).toEqual({ short: 'Mon', full: 'Monday' });
  });
});

describe('the coming days in words', () => {
  it('give temperatures, rain and the days with frost', () => {
    const days = [day('2026-11-23', -1.2, 6, 0.4), day('2026-11-24', 0, 8, 5), day('2026-11-25', 3, 9.5, 2)];
    expect(weekSummary(days)).toBe('Between −1.2 °C and 9.5 °C, 7 mm of rain. Frost on Monday and Tuesday.');
  });

  it('do not list seven days of frost', () => {
    const days = [day('2026-01-12', -9, -3, 0), day('2026-01-13', -8, -2, 0)];
    expect(weekSummary(days)).toBe('Between −9 °C and −2 °C, no rain. Frost every day.');
  });

  it('say that it is mild and dry', () => {
    expect(weekSummary([day('2026-06-01', 12, 24, 0)])).toBe('Between 12 °C and 24 °C, no rain.');
  });

  it('are empty without days', () => expect(weekSummary([])).toBe(''));
});
