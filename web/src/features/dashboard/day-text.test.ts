import { FERN } from '@test/examples.ts';
import { expect, it } from 'vitest';
import { dayText } from './day-text.ts';

it.each([
  [5, 2, '7 tasks today, 2 overdue'],
  [1, 0, '1 task today'],
  [0, 1, '1 task today, overdue'],
  [0, 3, '3 tasks today, all overdue'],
  [0, 0, 'Your plant is doing well.'],
])('%i due today and %i overdue: %s', (today, overdue, text) => {
  expect(dayText([FERN], { today, overdue })).toBe(text);
});

it('says nothing of doing well while a plant needs attention', () => {
  expect(dayText([FERN, { ...FERN, health: 'sick' }], { today: 0, overdue: 0 })).toBe(
    '1 of your 2 plants need attention.',
  );
});
