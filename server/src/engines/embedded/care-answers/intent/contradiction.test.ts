import { expect, test } from 'vitest';
import { circumstancesOf, contradicts } from './contradiction.ts';

test('dry soil rules out an answer on wet soil, and the other way round', () => {
  const onWet = circumstancesOf(['limp although the soil is wet', 'drooping, soil soaking wet']);
  expect(contradicts(new Set(['dry']), onWet)).toBe(true);
  expect(contradicts(new Set(['wet']), onWet)).toBe(false);
  expect(contradicts(new Set(['wet']), new Set(['dry']))).toBe(true);
});

test('what is told of both, or of neither, rules out nothing', () => {
  expect(contradicts(new Set(['dry', 'wet']), new Set(['wet']))).toBe(false);
  expect(contradicts(new Set(['dry']), new Set(['wet', 'dry']))).toBe(false);
  expect(contradicts(new Set(), new Set(['wet']))).toBe(false);
});
