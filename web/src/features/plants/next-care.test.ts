import { ALOE, FERN, WATER_FERN } from '@test/examples.ts';
import { expect, it } from 'vitest';
import { fitsDue, nextCares } from './next-care.ts';

/** A Wednesday. */
const NOW = new Date(2026, 4, 20, 12);
const on = (day: number, hour = 9) => new Date(2026, 4, day, hour).toISOString();

function textFor(...days: [day: number, hour?: number][]): string | undefined {
  const reminders = days.map(([day, hour]) => ({ ...WATER_FERN, scheduledDate: on(day, hour) }));
  return nextCares(reminders, NOW).get(FERN._id)?.text;
}

it('names the next care and its day', () => {
  expect(textFor([20, 8])).toBe('Overdue: water');
  expect(textFor([20, 18])).toBe('Water today');
  expect(textFor([21])).toBe('Water tomorrow');
  expect(textFor([26])).toBe('Water Tue');
  expect(textFor([27])).toBe('Water May 27');
});

it('says until when it rests', () => {
  const inMarch = { ...WATER_FERN, scheduledDate: new Date(2027, 2, 1, 9).toISOString(), season: { from: 3, to: 5 } };
  expect(nextCares([{ ...inMarch, frequency: 'daily' }], new Date(2026, 9, 1)).get(FERN._id)?.text).toBe(
    'Rests until March',
  );
});

it('is the soonest of the open reminders', () => {
  expect(textFor([26], [24], [29])).toBe('Water Sun');
  expect(nextCares([{ ...WATER_FERN, completed: true }], NOW).size).toBe(0);
});

it('can be asked for', () => {
  const cares = nextCares([{ ...WATER_FERN, scheduledDate: on(25) }], NOW);
  const plants = [FERN, ALOE].map(({ _id }) => cares.get(_id));
  expect(plants.map((care) => fitsDue(care, ''))).toEqual([true, true]);
  expect(plants.map((care) => fitsDue(care, 'now'))).toEqual([false, false]);
  expect(plants.map((care) => fitsDue(care, 'week'))).toEqual([true, false]);
  expect(plants.map((care) => fitsDue(care, 'none'))).toEqual([false, true]);
});
