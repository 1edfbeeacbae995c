import { describe, expect, it } from 'vitest';
import { titleAfter } from './tasks.ts';

const NOBODY = { type: 'watering', plant: '' } as const;
const WATER_MONI = { type: 'watering', plant: 'Moni' } as const;

describe('the suggested title', () => {
  it('follows the plant and the type', () => {
    expect(titleAfter('', NOBODY, WATER_MONI)).toBe('Water Moni');
    expect(titleAfter('Water Moni', WATER_MONI, { type: 'repotting', plant: 'Moni' })).toBe('Repot Moni');
    expect(titleAfter('Water Moni', WATER_MONI, NOBODY)).toBe('');
  });

  it("never replaces the gardener's own words", () => {
    expect(titleAfter('Soak the moss pole', NOBODY, WATER_MONI)).toBe('Soak the moss pole');
  });
});
