import type { Reminder } from '@plantcare/contract/reminders.ts';

export const MONI = { _id: '01980000-0000-7000-8000-000000000001', name: 'Möni' };
export const ALOE = { _id: '01980000-0000-7000-8000-000000000002', name: 'Aloe' };

/** A moment in the local time of the test run; months are counted from 1. */
export function at(month: number, day: number, hour = 9, minute = 0, year = 2026): string {
  return new Date(year, month - 1, day, hour, minute).toISOString();
}

/** A reminder for tests: open, once, due on May 20 at 9:00. */
export function exampleReminder(title: string, rest: Partial<Reminder> = {}): Reminder {
  return {
    _id: '01980000-0000-7000-8000-000000000000',
    plant: MONI,
    title,
    description: null,
    type: 'watering',
    scheduledDate: at(5, 20),
    snoozedUntil: null,
    frequency: 'once',
    interval: 1,
    season: null,
    emailNotification: true,
    completed: false,
    completedAt: null,
    longerRhythm: null,
    adjustment: null,
    version: 1,
    createdAt: '2026-05-01T12:00:00.000Z',
    ...rest,
  };
}
