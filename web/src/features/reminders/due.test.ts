import { describe, expect, it } from 'vitest';
import { daysUntilDue } from './due.ts';
import { at, exampleReminder } from './example-reminder.ts';

const NOW = new Date(2026, 4, 20, 10);

describe('the days until it is due', () => {
  it('are those of the calendar and not of the clock', () => {
    expect(daysUntilDue(exampleReminder('a', { scheduledDate: at(5, 21, 0, 1) }), new Date(2026, 4, 20, 23, 59))).toBe(
      1,
    );
    expect(daysUntilDue(exampleReminder('a', { scheduledDate: at(5, 20, 0) }), NOW)).toBe(0);
    expect(daysUntilDue(exampleReminder('a', { scheduledDate: at(5, 19, 23) }), NOW)).toBe(-1);
  });
});
