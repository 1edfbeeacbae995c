import type { CareTask } from '@plantcare/contract/assistant.ts';
import { NewReminder } from '@plantcare/contract/reminders.ts';
import { SEASONS } from '@plantcare/contract/species.ts';
import { describe, expect, it } from 'vitest';
import { isInSeason, reminderOf, whenDone } from './task-reminders.ts';

const task: CareTask = {
  type: 'watering',
  title: 'Water Monty',
  frequency: 'daily',
  interval: 9,
  seasons: ['spring', 'summer'],
  reason: 'The top 3 cm of soil dry within nine days.',
  firstInDays: 2,
};
const plant = '019aa000-0000-7000-8000-000000000001';

describe('a task of a schedule', () => {
  it('becomes a reminder for nine in the morning of its first day', () => {
    const reminder = reminderOf(task, plant, new Date(2026, 4, 30, 15, 40));
    expect(new Date(reminder.scheduledDate)).toEqual(new Date(2026, 5, 1, 9));
    expect(NewReminder.parse(reminder)).toMatchObject({ frequency: 'daily', interval: 9, description: task.reason });
  });

  it('has no interval when it is done once', () => {
    expect(reminderOf({ ...task, frequency: 'once' }, plant, new Date())).not.toHaveProperty('interval');
  });

  it('tells when it is done', () => {
    expect(whenDone(task)).toBe('Every 9 days in spring and summer');
    expect(whenDone({ ...task, frequency: 'weekly', interval: 1, seasons: [] })).toBe('Every week');
    expect(whenDone({ ...task, frequency: 'monthly', interval: 24, seasons: ['autumn'] })).toBe(
      'Every 2 years in fall',
    );
    expect(whenDone({ ...task, frequency: 'once', seasons: [...SEASONS] })).toBe('Once');
  });

  it('is in season in those it names, and always when it names none', () => {
    expect(isInSeason(task, 'summer')).toBe(true);
    expect(isInSeason(task, 'winter')).toBe(false);
    expect(isInSeason({ ...task, seasons: [] }, 'winter')).toBe(true);
  });
});
