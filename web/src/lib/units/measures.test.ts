import { describe, expect, it } from 'vitest';
import { measuresIn } from './measures.ts';

describe('measures in metric units', () => {
  const metric = measuresIn('metric');

  it('have their units', () => {
    expect(metric.temperature(18.44)).toBe('18.4 °C');
    expect(metric.temperatures(18, 24)).toBe('18–24 °C');
    expect(metric.wind(3.24)).toBe('3.2 m/s');
    expect(metric.windOfForecasts(3.24)).toBe('12 km/h');
    expect(metric.pressure(1013.2)).toBe('1013 hPa');
  });

  it('have no minus sign for zero', () => {
    expect(metric.temperature(-0.04)).toBe('0 °C');
    expect(metric.degrees(-0.4)).toBe('0°');
    expect(metric.degrees(-12.6)).toBe('−13°');
  });

  it('give rain in whole millimeters', () => {
    expect([0, 0.2, 12.6].map(metric.rain)).toEqual(['0 mm', '<1 mm', '13 mm']);
  });
});

describe('measures in US units', () => {
  const us = measuresIn('us');

  it('have their units', () => {
    expect(us.temperature(18.44)).toBe('65 °F');
    expect(us.temperatures(18, 24)).toBe('64–75 °F');
    expect(us.degrees(-20)).toBe('−4°');
    expect(us.wind(3.24)).toBe('7 mph');
    expect(us.windOfForecasts(3.24)).toBeNull();
    expect(us.pressure(1013.25)).toBe('29.92 inHg');
  });

  it('give rain in tenths of an inch', () => {
    expect([0, 0.2, 12.6, 25.4].map(us.rain)).toEqual(['0 in', '<0.1 in', '0.5 in', '1 in']);
  });
});
