import { SNAKE_PLANT } from '@test/examples.ts';
import { expect, it } from 'vitest';
import { everyDays, wateringRhythm, wateringRhythms } from './watering-rhythm.ts';

it('begins in the middle of what the species needs in this season', () => {
  expect(wateringRhythm(SNAKE_PLANT, 'summer')).toEqual({ days: { min: 14, max: 21 }, interval: 18 });
  expect(wateringRhythm(SNAKE_PLANT, 'winter')).toEqual({ days: { min: 28, max: 42 }, interval: 35 });
});

it('is one for the months of growth and one for the others, that of this season first', () => {
  const growing = { days: { min: 14, max: 21 }, interval: 18, season: { from: 3, to: 8 } };
  const resting = { days: { min: 28, max: 42 }, interval: 35, season: { from: 9, to: 2 } };
  expect(wateringRhythms(SNAKE_PLANT, 'summer', 'north')).toEqual([growing, resting]);
  expect(wateringRhythms(SNAKE_PLANT, 'winter', 'north')).toEqual([resting, growing]);
  const alike = { ...SNAKE_PLANT.watering, daysWinter: SNAKE_PLANT.watering.daysGrowing };
  expect(wateringRhythms({ ...SNAKE_PLANT, watering: alike }, 'winter', 'north')).toMatchObject([{ season: null }]);
});

it('says a span of days in words', () => {
  expect(everyDays({ min: 6, max: 9 })).toBe('every 6–9 days');
  expect(everyDays({ min: 7, max: 7 })).toBe('every 7 days');
  expect(everyDays({ min: 1, max: 1 })).toBe('every day');
});
