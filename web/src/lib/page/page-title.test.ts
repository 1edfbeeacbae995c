import { describe, expect, it } from 'vitest';
import { titleOf } from './page-title.ts';

describe('titleOf', () => {
  it.each([
    ['Plants', 0, 'Plants · AI Plant Care'],
    [null, 0, 'AI Plant Care'],
    ['Plants', 3, '(3) AI Plant Care'],
    [null, 120, '(120) AI Plant Care'],
  ])('of %s with %i unread is "%s"', (screen, unread, title) => {
    expect(titleOf(screen, unread)).toBe(title);
  });
});
