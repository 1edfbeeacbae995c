import { expect, it } from 'vitest';
import type { Change, PendingChange } from '@/lib/offline/changes/pending-change.ts';
import { exampleReminder } from './example-reminder.ts';
import { withPendingCompletions } from './pending-completions.ts';

const DATE = '2026-05-02T10:00:00.000Z';
const waiting = (change: Change): PendingChange => ({ id: 'key', owner: 'ada', change, sentAt: null, refusal: null });

const watering = exampleReminder('Task', { scheduledDate: '2026-05-01T09:00:00.000Z', _id: 'watering' });
const feeding = exampleReminder('Task', {
  scheduledDate: '2026-05-01T09:00:00.000Z',
  _id: 'feeding',
  type: 'fertilizing',
});
const later = exampleReminder('Task', { scheduledDate: '2026-05-09T09:00:00.000Z', _id: 'later' });
const all = [watering, feeding, later];

const completed = (pending: readonly PendingChange[]) =>
  withPendingCompletions(all, pending)
    .filter((reminder) => reminder.completed)
    .map(({ _id, completedAt }) => [_id, completedAt]);

it('shows what waits as completed', () => {
  const completion = { kind: 'completion', reminders: [feeding], diary: true, date: DATE } as const;
  expect(completed([waiting(completion)])).toEqual([['feeding', DATE]]);
  const care = { kind: 'care', plants: [watering.plant._id], activity: 'watering', date: DATE } as const;
  expect(completed([waiting(care)])).toEqual([['watering', DATE]]);
});

it('shows what was refused as open, and changes nothing without a change', () => {
  const completion = { kind: 'completion', reminders: [feeding], diary: true, date: DATE } as const;
  expect(completed([{ ...waiting(completion), refusal: { status: 404, msg: null } }])).toEqual([]);
  expect(withPendingCompletions(all, [])).toBe(all);
});
