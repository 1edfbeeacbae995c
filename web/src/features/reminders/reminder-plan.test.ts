import { FERN, SNAKE_PLANT } from '@test/examples.ts';
import { expect, it } from 'vitest';
import { dayIn } from './due.ts';
import { isRhythm, plannedReminders, suggestedReminders } from './reminder-plan.ts';

const species = {
  ...SNAKE_PLANT,
  growsIn: ['spring' as const],
  watering: { ...SNAKE_PLANT.watering, daysGrowing: { min: 6, max: 9 }, daysWinter: { min: 14, max: 21 } },
  feedingWeeks: { min: 2, max: 4 },
};

const growing = { from: 3, to: 5 };
const resting = { from: 6, to: 2 };
const water = { type: 'watering', chosen: true };

it('suggests to water by the season, and to feed only while the plant grows, if the gardener wants it', () => {
  expect(suggestedReminders(species, 'spring', 'north')).toEqual([
    {
      ...{ ...water, everyDays: '8', usual: { min: 6, max: 9 }, season: growing },
      later: { days: { min: 14, max: 21 }, interval: 18, season: resting },
    },
    {
      type: 'fertilizing',
      chosen: false,
      everyDays: '14',
      usual: { min: 14, max: 28 },
      season: growing,
      later: null,
    },
  ]);
  expect(suggestedReminders(species, 'winter', 'north')).toEqual([
    {
      ...{ ...water, everyDays: '18', usual: { min: 14, max: 21 }, season: resting },
      later: { days: { min: 6, max: 9 }, interval: 8, season: growing },
    },
  ]);
  expect(suggestedReminders({ ...species, feedingWeeks: null }, 'spring')).toHaveLength(1);
});

it.each([
  ['1', true],
  [' 365 ', true],
  ['', false],
  ['0', false],
  ['366', false],
  ['2.5', false],
  ['a week', false],
])('reads %j as a number of days: %s', (text, fits) => {
  expect(isRhythm(text)).toBe(fits);
});

it('waters for the first time tomorrow, and feeds when the first rhythm is over', () => {
  const plan = suggestedReminders(species, 'spring', 'north');
  const [water, later, feed] = plan.flatMap((planned) => plannedReminders(planned, FERN));
  const at9 = (days: number) => new Date(`${dayIn(days)}T09:00`).toISOString();
  const daily = { plant: FERN._id, frequency: 'daily' };
  expect(water).toMatchObject({ ...daily, title: 'Water Fern', interval: 8, scheduledDate: at9(1), season: growing });
  expect(later).toMatchObject({ ...daily, title: 'Water Fern', interval: 18, scheduledDate: at9(1), season: resting });
  expect(feed).toMatchObject({
    ...daily,
    title: 'Fertilize Fern',
    interval: 14,
    scheduledDate: at9(14),
    season: { from: 3, to: 5 },
  });
});
