import { expect, test } from 'vitest';
import { overlayPixels } from './overlay-picture.ts';

test('what is no plant stays clear, and each tissue has its tint', () => {
  const pixels = overlayPixels({ width: 2, height: 2, runs: '_2gy' });
  expect([...pixels.slice(0, 8)]).toEqual(Array(8).fill(0));
  expect([...pixels.slice(8)]).toEqual([0, 214, 143, 56, 255, 214, 0, 158]);
});
