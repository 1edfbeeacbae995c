import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastingHarmBelow, warnsBelow } from './cold-harm.ts';

test.each([
  [-20, -20],
  [-1, -1],
  [0, 3],
  [1, 3],
  [3, 3],
  [4, 4],
  [7, 7],
  [15, 15],
])('for a plant that tolerates %d °C a warning is due below %d °C', (min, limit) => {
  expect(warnsBelow({ min })).toBe(limit);
});

test.each([
  [-20, -20],
  [1, 1],
  [5, 5],
  [15, 5],
])('a plant that needs %d °C is harmed lastingly below %d °C', (min, limit) => {
  expect(lastingHarmBelow({ min })).toBe(limit);
});

test('a plant that tolerates less is never warned of later', () => {
  const degrees = fc.double({ min: -30, max: 20, noNaN: true });
  fc.assert(
    fc.property(degrees, degrees, (one, other) => {
      const [hardier, tenderer] = [Math.min(one, other), Math.max(one, other)];
      expect(warnsBelow({ min: hardier })).toBeLessThanOrEqual(warnsBelow({ min: tenderer }));
      expect(warnsBelow({ min: hardier })).toBeGreaterThanOrEqual(hardier);
    }),
  );
});
