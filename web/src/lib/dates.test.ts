import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment } from '@/lib/dates.ts';

describe('dates', () => {
  it('writes a calendar day as it is, whatever the time zone', () => {
    expect(formatDay('2026-05-01')).toBe('May 1, 2026');
  });

  it('writes the local day of a moment', () => {
    const noon = new Date(2026, 4, 1, 12).toISOString();
    expect(formatMoment(noon)).toBe('May 1, 2026');
  });
});
