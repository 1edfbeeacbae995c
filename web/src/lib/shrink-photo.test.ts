import { describe, expect, it } from 'vitest';
import { fittingSize } from '@/lib/shrink-photo.ts';

describe('the size that a photo is shrunk to', () => {
  it('keeps its shape within 1600 px', () => {
    expect(fittingSize(4000, 3000)).toEqual({ width: 1600, height: 1200 });
    expect(fittingSize(3024, 4032)).toEqual({ width: 1200, height: 1600 });
  });

  it('is not changed if it fits', () => {
    expect(fittingSize(800, 600)).toEqual({ width: 800, height: 600 });
  });

  it('is at least one pixel', () => {
    expect(fittingSize(40_000, 5)).toEqual({ width: 1600, height: 1 });
  });
});
