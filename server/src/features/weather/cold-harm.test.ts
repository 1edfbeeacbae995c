import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coldThatHarms } from './cold-harm.ts';

test.each([
  [-20, -20],
  [-1, -1],
  [0, 3],
  [1, 3],
  [3, 3],
  [4, 4],
  [5, 5],
  [7, 5],
  [15, 5],
])('a plant that bears %d °C is harmed below %d °C', (min, harm) => {
  expect(coldThatHarms({ min })).toBe(harm);
});

test('a plant that bears less is never harmed later', () => {
  const degrees = fc.double({ min: -30, max: 20, noNaN: true });
  fc.assert(
    fc.property(degrees, degrees, (one, other) => {
      const [hardier, tenderer] = [Math.min(one, other), Math.max(one, other)];
      expect(coldThatHarms({ min: hardier })).toBeLessThanOrEqual(coldThatHarms({ min: tenderer }));
    }),
  );
});
