import { describe, expect, it } from 'vitest';
import { daysUntilDue, dueMoment, statusOf } from './due.ts';
import { at, exampleReminder } from './example-reminder.ts';

const NOW = new Date(2026, 4, 20, 10);

describe('the status', () => {
  it('is overdue from the minute on that was chosen', () => {
    expect(statusOf(exampleReminder('a', { scheduledDate: at(5, 20, 9, 59) }), NOW)).toBe('overdue');
    expect(statusOf(exampleReminder('a', { scheduledDate: at(5, 20, 10) }), NOW)).toBe('upcoming');
  });

  it('is completed, however late that was', () => {
    expect(statusOf(exampleReminder('a', { scheduledDate: at(5, 1), completed: true }), NOW)).toBe('completed');
  });

  it('follows what it was put off to', () => {
    const snoozed = exampleReminder('a', { scheduledDate: at(5, 18), snoozedUntil: at(5, 21) });
    expect(dueMoment(snoozed)).toBe(at(5, 21));
    expect(statusOf(snoozed, NOW)).toBe('upcoming');
  });
});

describe('the days until it is due', () => {
  it('are those of the calendar and not of the clock', () => {
    expect(daysUntilDue(exampleReminder('a', { scheduledDate: at(5, 21, 0, 1) }), new Date(2026, 4, 20, 23, 59))).toBe(
      1,
    );
    expect(daysUntilDue(exampleReminder('a', { scheduledDate: at(5, 20, 0) }), NOW)).toBe(0);
    expect(daysUntilDue(exampleReminder('a', { scheduledDate: at(5, 19, 23) }), NOW)).toBe(-1);
  });
});
