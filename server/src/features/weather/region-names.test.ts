import { describe, expect, test } from 'vitest';
import { type Regions, regionWritten } from './region-names.ts';

const PARIS_TEXAS: Regions = { country: 'United States', country_code: 'US', admin1: 'Texas', admin2: 'Lamar' };
const MUNICH: Regions = { country: 'Germany', country_code: 'DE', admin1: 'Bavaria' };
const MONTREAL: Regions = { country: 'Canada', country_code: 'CA', admin1: 'Quebec' };
const PERTH: Regions = { country: 'Australia', country_code: 'AU', admin1: 'Western Australia' };
const LONDON: Regions = { country: 'United Kingdom', country_code: 'GB', admin1: 'England' };

describe('a region is recognised', () => {
  test.each([
    ['Texas', PARIS_TEXAS, 'Texas'],
    ['TEXAS', PARIS_TEXAS, 'Texas'],
    ['tx', PARIS_TEXAS, 'Texas'],
    ['Lamar', PARIS_TEXAS, 'Lamar'],
    ['US', PARIS_TEXAS, 'United States'],
    ['U.S.A.', PARIS_TEXAS, 'United States'],
    ['Vereinigte Staaten', PARIS_TEXAS, 'United States'],
    ['Deutschland', MUNICH, 'Germany'],
    ['Allemagne', MUNICH, 'Germany'],
    ['Niemcy', MUNICH, 'Germany'],
    ['QC', MONTREAL, 'Quebec'],
    ['Québec', MONTREAL, 'Quebec'],
    ['WA', PERTH, 'Western Australia'],
    ['England', LONDON, 'England'],
    ['UK', LONDON, 'United Kingdom'],
    ['Royaume-Uni', LONDON, 'United Kingdom'],
  ])('by "%s"', (written, regions, name) => {
    expect(regionWritten(written, regions)).toBe(name);
  });

  test.each([
    ['Texas', MUNICH],
    ['WA', PARIS_TEXAS],
    ['TX', MONTREAL],
    ['UK', PERTH],
    ['constructor', LONDON],
    ['Somewhere', {}],
    ['', {}],
  ])('but "%s" is not where the place lies', (written, regions) => {
    expect(regionWritten(written, regions)).toBeNull();
  });
});
