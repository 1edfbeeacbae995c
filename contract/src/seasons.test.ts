import { expect, it } from 'vitest';
import { hemisphereOf, seasonOf } from './seasons.ts';

it.each([
  ['Europe/Berlin', '2026-11-21', 'autumn'],
  ['Australia/Sydney', '2026-11-21', 'spring'],
  ['America/Sao_Paulo', '2026-01-31', 'summer'],
  ['America/New_York', '2026-12-01', 'winter'],
])('in the time zone %s it is on %s the %s', (timeZone, day, season) => {
  expect(seasonOf(day, hemisphereOf(timeZone))).toBe(season);
});
