import type { CareTask } from '@plantcare/contract/assistant.ts';
import { NewReminder } from '@plantcare/contract/reminders.ts';
import { describe, expect, it } from 'vitest';
import { isInSeason, reminderOf, rhythmOf } from './task-reminders.ts';

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

  it('tells its rhythm', () => {
    expect(rhythmOf(task)).toBe('Every 9 days');
    expect(rhythmOf({ ...task, frequency: 'weekly', interval: 1 })).toBe('Every week');
    expect(rhythmOf({ ...task, frequency: 'once' })).toBe('Once');
  });

  it('is in season in those it names, and always when it names none', () => {
    expect(isInSeason(task, 'summer')).toBe(true);
    expect(isInSeason(task, 'winter')).toBe(false);
    expect(isInSeason({ ...task, seasons: [] }, 'winter')).toBe(true);
  });
});
