import type { SitterTask } from '@plantcare/contract/sitter.ts';
import { expect, it } from 'vitest';
import { dayText, lastDone, nextOf, sitterRows, spanText } from './sitter-rows.ts';

const FERN = { _id: 'fern', name: 'Fern', species: null, hasPhoto: false };

function task(day: string, rest: Partial<SitterTask> = {}): SitterTask {
  const words = { type: 'watering', title: 'Water Fern', description: null, amount: null } as const;
  return { reminder: null, plant: FERN, day, done: false, ...words, ...rest };
}

it('puts the days of a task into one row, with what can be done next and what was done last', () => {
  const done = task('2026-05-01', { done: true, reminder: 'one' });
  const next = task('2026-05-03', { reminder: 'two' });
  const feed = task('2026-05-02', { title: 'Feed Fern', type: 'fertilizing', reminder: 'three' });
  const [first, second] = sitterRows([done, next, task('2026-05-05'), feed]);
  expect(first).toMatchObject({ title: 'Feed Fern' });
  expect(second?.days.map(({ day }) => day)).toEqual(['2026-05-01', '2026-05-03', '2026-05-05']);
  expect(second && [nextOf(second)?.reminder, lastDone(second)?.reminder]).toEqual(['two', 'one']);
});

it('names days', () => {
  expect(dayText('2026-11-22', '2026-11-22')).toBe('Today');
  expect(dayText('2026-11-24', '2026-11-22')).toBe('Tue, Nov 24');
  expect(spanText('2026-11-22', '2026-11-24')).toBe('Sun, Nov 22 to Tue, Nov 24');
  expect(spanText('2026-11-22', '2026-11-22')).toBe('Sun, Nov 22');
});
