import { describe, expect, it } from 'vitest';
import { momentOn } from './entry-moment.ts';

const now = new Date(2026, 4, 20, 7, 30);

describe('the moment of an entry', () => {
  it('is now for today', () => {
    expect(momentOn('2026-05-20', now)).toBe(now.toISOString());
  });

  it('is local noon for an earlier day', () => {
    expect(momentOn('2026-05-19', now)).toBe(new Date(2026, 4, 19, 12).toISOString());
  });
});
