import { describe, expect, it } from 'vitest';
import { isQuiet } from './quiet-hours.ts';

const NIGHT = { quietHours: { enabled: true, from: '21:00', until: '08:00' }, timeZone: 'Europe/Berlin' };
const SIESTA = { ...NIGHT, quietHours: { enabled: true, from: '13:00', until: '15:30' } };

/** In Berlin, in winter. */
const at = (time: string) => new Date(`2026-01-20T${time}:00+01:00`);

describe('quiet hours', () => {
  it.each([
    ['20:59', false],
    ['21:00', true],
    ['23:59', true],
    ['00:00', true],
    ['07:59', true],
    ['08:00', false],
    ['12:00', false],
  ])('that span midnight: at %s it is %s', (time, quiet) => {
    expect(isQuiet(NIGHT, at(time))).toBe(quiet);
  });

  it.each([
    ['12:59', false],
    ['13:00', true],
    ['15:29', true],
    ['15:30', false],
    ['00:00', false],
  ])('of one day: at %s it is %s', (time, quiet) => {
    expect(isQuiet(SIESTA, at(time))).toBe(quiet);
  });

  it('follow the time zone of the gardener, not of the browser', () => {
    expect(isQuiet({ ...NIGHT, timeZone: 'America/New_York' }, at('22:00'))).toBe(false);
    expect(isQuiet({ ...NIGHT, timeZone: 'Asia/Kolkata' }, at('17:00'))).toBe(true);
  });

  it('apply only if they are turned on', () => {
    expect(isQuiet({ ...NIGHT, quietHours: { ...NIGHT.quietHours, enabled: false } }, at('23:00'))).toBe(false);
  });

  it('do not apply to a user stored by a version without quiet hours', () => {
    expect(isQuiet({}, at('23:00'))).toBe(false);
  });
});
