import { expect, test } from 'vitest';
import { variationOf } from './variation.ts';

const drawn = (seed: string) => {
  const vary = variationOf(seed);
  return [vary.between(0, 1), vary.between(0, 1), vary.pick(['a', 'b', 'c', 'd'])];
};

test('the same seed gives the same variations', () => {
  expect(drawn('aloe vera')).toEqual(drawn('aloe vera'));
});

test('another seed gives other variations', () => {
  expect(drawn('aloe vera')).not.toEqual(drawn('aloe ferox'));
});

test('a variation stays within its limits', () => {
  const vary = variationOf('limits');
  for (let draw = 0; draw < 200; draw++) {
    const value = vary.between(-3, 5);
    expect(value).toBeGreaterThanOrEqual(-3);
    expect(value).toBeLessThan(5);
  }
});
