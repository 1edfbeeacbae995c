import { GARDENER, signIn } from '@test/gardener.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unitsInUse, unitsOfBrowser, unitsOfRegion } from './units.ts';

describe('the units of a region', () => {
  it.each([
    ['en-US', 'America/Chicago', 'us'],
    ['es-PR', 'America/Puerto_Rico', 'us'],
    ['en', 'America/New_York', 'us'],
    ['en-US', 'Europe/Berlin', 'metric'],
    ['en-US', 'UTC', 'metric'],
    ['en-CA', 'America/Toronto', 'metric'],
    ['de-DE', 'America/New_York', 'metric'],
    ['', 'America/New_York', 'metric'],
  ] as const)('of %j in %s are %s', (language, timeZone, units) =>
    expect(unitsOfRegion(language, timeZone)).toBe(units),
  );
});

it('are as chosen in the profile, wherever the browser is', () => {
  signIn({ ...GARDENER, units: 'us' });
  expect(unitsInUse()).toBe('us');
  signIn({ ...GARDENER, units: 'metric' });
  expect(unitsInUse()).toBe('metric');
});

it('are those of the region for a user stored by an older version', () => {
  const { units: _, ...older } = GARDENER;
  signIn(older as typeof GARDENER); // As it was stored then.
  expect(unitsInUse()).toBe('metric');
});

describe('the units of this browser', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['America/Chicago', 'us'],
    ['Pacific/Honolulu', 'us'],
    ['Pacific/Guam', 'us'],
    ['America/Toronto', 'metric'],
    ['Europe/Berlin', 'metric'],
  ] as const)('follow its clock: in %s they are %s', (timeZone, units) => {
    vi.stubEnv('TZ', timeZone);
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
    expect(unitsOfBrowser()).toBe(units);
  });
});
