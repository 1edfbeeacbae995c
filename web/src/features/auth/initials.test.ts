import { describe, expect, it } from 'vitest';
import { initialsOf } from '@/features/auth/initials.ts';

describe('the initials of a name', () => {
  it.each([
    ['Ada King Lovelace', 'AL'],
    ['  ada  ', 'A'],
    ['Ünal Özgür', 'ÜÖ'],
    ['👩‍🌾 Farmer', '👩‍🌾F'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
