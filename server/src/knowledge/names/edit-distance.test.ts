import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['citrus', 'citrus', 0],
  ['', 'fig', 3],
  ['fig', '', 3],
  ['rosmary', 'rosemary', 1],
  ['basill', 'basil', 1],
  ['tonato', 'tomato', 1],
  ['ctirus', 'citrus', 1],
  ['ctirus', 'cedrus', 2],
  ['alilum', 'allium', 1],
])('from %s to %s it is %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
});
