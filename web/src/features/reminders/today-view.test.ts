import type { Reminder } from '@plantcare/contract/reminders.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUntilDue } from './due.ts';
import { ALOE, at, exampleReminder, MONI } from './example-reminder.ts';
import { dueToday, todayView, upcoming } from './today-view.ts';

const NOW = new Date(2026, 4, 20, 10);

const REMINDERS = [
  exampleReminder('in 8 days', { scheduledDate: at(5, 28) }),
  exampleReminder('in 7 days', { scheduledDate: at(5, 27, 23) }),
  exampleReminder('tomorrow', { scheduledDate: at(5, 21, 0) }),
  exampleReminder('this evening', { scheduledDate: at(5, 20, 20) }),
  exampleReminder('this morning', { scheduledDate: at(5, 20, 9) }),
  exampleReminder('yesterday', { scheduledDate: at(5, 19, 23) }),
  exampleReminder('done', { scheduledDate: at(5, 19), completed: true }),
  exampleReminder('put off', { scheduledDate: at(5, 12), snoozedUntil: at(5, 22) }),
];

const titles = (reminders: readonly Reminder[]) => reminders.map(({ title }) => title);

describe('the Today view', () => {
  it('goes by the calendar, soonest first, and leaves out what is done', () => {
    const { overdue, today, soon } = todayView(REMINDERS, NOW);
    expect(titles(overdue), 'also this morning').toEqual(['yesterday', 'this morning']);
    expect(titles(today)).toEqual(['this evening']);
    expect(titles(soon)).toEqual(['tomorrow', 'put off', 'in 7 days']);
  });

  it('holds each open reminder of these days once, whenever they are due', () => {
    const due = fc.date({ min: new Date(2026, 3, 1), max: new Date(2026, 6, 1), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(due), due, (moments, now) => {
        const reminders = moments.map((moment) => exampleReminder('a', { scheduledDate: moment.toISOString() }));
        const { overdue, today, soon } = todayView(reminders, now);
        const wanted = reminders.filter((reminder) => daysUntilDue(reminder, now) <= 7);
        expect(overdue.length + today.length + soon.length).toBe(wanted.length);
        expect(new Set([...overdue, ...today, ...soon])).toEqual(new Set(wanted));
      }),
    );
  });
});

describe('what is upcoming', () => {
  it('begins with what is late and ends after so many', () => {
    expect(titles(upcoming(REMINDERS, NOW, 3))).toEqual(['yesterday', 'this morning', 'this evening']);
    expect(titles(upcoming(REMINDERS, NOW, 10))).not.toContain('in 8 days');
  });
});

describe('what an entry in the diary answers', () => {
  const reminders = [
    exampleReminder('late', { scheduledDate: at(5, 18) }),
    exampleReminder('tonight', { scheduledDate: at(5, 20, 23) }),
    exampleReminder('tomorrow', { scheduledDate: at(5, 21) }),
    exampleReminder('another plant', { plant: ALOE }),
    exampleReminder('another care', { type: 'fertilizing' }),
  ];

  it('is what is due until the end of today, of that kind and for that plant', () => {
    expect(titles(dueToday(reminders, { plants: [MONI._id], type: 'watering' }, NOW))).toEqual(['late', 'tonight']);
    expect(titles(dueToday(reminders, { plants: [MONI._id, ALOE._id], type: 'watering' }, NOW))).toContain(
      'another plant',
    );
  });
});
