import { expect, it } from 'vitest';
import { isOverdue, reminderStatus } from './due.ts';

const NOW = new Date('2026-05-20T10:00:00.000Z');
const due = (scheduledDate: string, snoozedUntil: string | null = null, completed = false) => ({
  scheduledDate,
  snoozedUntil,
  completed,
});

it('is overdue from the moment it is due', () => {
  expect(isOverdue(due('2026-05-20T10:00:00.000Z'), NOW)).toBe(true);
  expect(isOverdue(due('2026-05-20T10:00:00.001Z'), NOW)).toBe(false);
});

it('is not overdue before the moment it was snoozed to', () => {
  expect(reminderStatus(due('2026-05-18T09:00:00.000Z', '2026-05-21T09:00:00.000Z'), NOW)).toBe('upcoming');
  expect(reminderStatus(due('2026-05-18T09:00:00.000Z', '2026-05-20T09:00:00.000Z'), NOW)).toBe('overdue');
});

it('is completed, no matter how late', () => {
  expect(reminderStatus(due('2026-05-01T09:00:00.000Z', null, true), NOW)).toBe('completed');
});
