import { SNAKE_PLANT } from '@test/examples.ts';
import { expect, it } from 'vitest';
import { everyDays, wateringRhythm } from './watering-rhythm.ts';

it('begins in the middle of what the species needs in this season', () => {
  expect(wateringRhythm(SNAKE_PLANT, 'summer')).toEqual({ days: { min: 14, max: 21 }, interval: 18 });
  expect(wateringRhythm(SNAKE_PLANT, 'winter')).toEqual({ days: { min: 28, max: 42 }, interval: 35 });
});

it('says a span of days in words', () => {
  expect(everyDays({ min: 6, max: 9 })).toBe('every 6–9 days');
  expect(everyDays({ min: 7, max: 7 })).toBe('every 7 days');
  expect(everyDays({ min: 1, max: 1 })).toBe('every day');
});
