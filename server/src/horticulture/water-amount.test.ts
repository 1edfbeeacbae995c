import { expect, test } from 'vitest';
import { waterAmount } from './water-amount.ts';

test('a pot gets a quarter of its volume', () => {
  expect(['7 cm', '14 cm', '20 cm', '30 cm'].map(waterAmount)).toEqual([
    'about 50 ml',
    'about 0.4 l',
    'about 1.2 l',
    'about 4 l',
  ]);
  expect(waterAmount('10 liters')).toBe('about 3 l');
  expect(waterAmount('4 liters')).toBe('about 1 l');
});

test('without a size, or for a bed, nothing is said', () => {
  expect([null, '', 'blue', '120 cm'].map(waterAmount)).toEqual([null, null, null, null]);
});
