import { describe, expect, it } from 'vitest';
import {
  toFahrenheit,
  toInches,
  toInchesOfMercury,
  toKilometersPerHour,
  toMilesPerHour,
  unitsOfTimeZone,
} from './units.ts';

describe('the units of a time zone', () => {
  it.each(['America/New_York', 'America/Indiana/Knox', 'America/Indianapolis', 'US/Pacific', 'Pacific/Honolulu'])(
    'are those of the United States in %s',
    (zone) => expect(unitsOfTimeZone(zone)).toBe('us'),
  );

  it.each(['America/Toronto', 'America/Sao_Paulo', 'Europe/Berlin', 'Pacific/Auckland', 'UTC', ''])(
    'are metric in %j',
    (zone) => expect(unitsOfTimeZone(zone)).toBe('metric'),
  );
});

it('converts what a weather station measures', () => {
  expect([toFahrenheit(-40), toFahrenheit(0), toFahrenheit(20)]).toEqual([-40, 32, 68]);
  expect(toInches(25.4)).toBe(1);
  expect(toMilesPerHour(10)).toBeCloseTo(22.37, 2);
  expect(toKilometersPerHour(10)).toBe(36);
  expect(toInchesOfMercury(1013.25)).toBeCloseTo(29.92, 2);
});
