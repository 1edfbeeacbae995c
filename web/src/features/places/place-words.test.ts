import { expect, it } from 'vitest';
import { countText, placeText } from './place-words.ts';

it('says what is known of a place', () => {
  expect(placeText({ site: 'indoors', light: 'bright_indirect', window: 'south-west' })).toBe(
    'Indoors · Bright indirect light · facing south-west',
  );
  expect(placeText({ site: null, light: null, window: null })).toBe('');
});

it('counts the plants of a place, and those that need something today', () => {
  expect([countText(0, 0), countText(1, 0), countText(3, 2)]).toEqual([
    'No plants',
    '1 plant',
    '3 plants, 2 due today',
  ]);
});
