import type { CareTask } from '@plantcare/contract/assistant/care-schedule.ts';
import { NewReminder } from '@plantcare/contract/reminders.ts';
import { SEASONS } from '@plantcare/contract/species.ts';
import { describe, expect, it } from 'vitest';
import { firstChoice, isReminded, reminderOf, wateringsSideBySide, whenDone } from './task-reminders.ts';

const task: CareTask = {
  type: 'watering',
  title: 'Water Monty',
  frequency: 'daily',
  interval: 9,
  seasons: ['spring', 'summer'],
  reason: 'The top 3 cm of soil dry within nine days.',
  firstInDays: 2,
};
const feeding: CareTask = { ...task, type: 'fertilizing', title: 'Feed Monty' };
const plant = '019aa000-0000-7000-8000-000000000001';
const first = new Date(2026, 5, 1, 9);
const reminded = { type: 'watering', title: 'Water Monty (spring and summer)', frequency: 'daily' } as const;

describe('a task of a schedule', () => {
  it('becomes a reminder whose words name its seasons', () => {
    const reminder = reminderOf(task, plant, first);
    expect(new Date(reminder.scheduledDate)).toEqual(first);
    expect(NewReminder.parse(reminder)).toMatchObject({
      ...{ frequency: 'daily', interval: 9, title: 'Water Monty (spring and summer)' },
      description: `For spring and summer. ${task.reason}`,
    });
    expect(reminderOf({ ...task, seasons: [...SEASONS] }, plant, first)).toMatchObject({
      ...{ title: task.title, description: task.reason },
    });
  });

  it('keeps its seasons in a title that is too long', () => {
    const { title } = NewReminder.parse(reminderOf({ ...task, title: 'Water '.repeat(60) }, plant, first));
    expect(title).toMatch(/ \(spring and summer\)$/);
  });

  it('has no interval when it is done once', () => {
    expect(reminderOf({ ...task, frequency: 'once' }, plant, first)).not.toHaveProperty('interval');
  });

  it('tells when it is done', () => {
    expect(whenDone(task)).toBe('Every 9 days in spring and summer');
    expect(whenDone({ ...task, frequency: 'weekly', interval: 1, seasons: [] })).toBe('Every week');
    expect(whenDone({ ...task, frequency: 'monthly', interval: 24, seasons: ['autumn'] })).toBe(
      'Every 2 years in fall',
    );
    expect(whenDone({ ...task, frequency: 'once', seasons: [...SEASONS] })).toBe('Once');
  });

  it('is known among the reminders by type and title', () => {
    expect(isReminded(task, [reminded])).toBe(true);
    expect(isReminded({ ...task, seasons: ['winter'] }, [reminded])).toBe(false);
    expect(isReminded({ ...task, type: 'observation' }, [reminded])).toBe(false);
  });
});

describe('tasks chosen at first', () => {
  it('are those of the season, with one way to water', () => {
    const tasks = [task, { ...task, seasons: ['winter'] }, feeding, { ...task, title: 'Water it more' }] as const;
    expect([
      ...firstChoice(
        tasks.map((one) => ({ ...one, seasons: [...one.seasons] })),
        'summer',
        [],
      ),
    ]).toEqual([0, 2]);
  });

  it('water no plant that has a reminder for it', () => {
    expect([...firstChoice([task, feeding], 'summer', [{ ...reminded, title: 'Water' }])]).toEqual([1]);
    expect([...firstChoice([task], 'summer', [{ ...reminded, title: 'Water', frequency: 'once' }])]).toEqual([0]);
  });
});

it('waterings are counted when they come side by side', () => {
  expect(wateringsSideBySide([task], [])).toBe(0);
  expect(wateringsSideBySide([task, { ...task, seasons: ['winter'] }], [])).toBe(2);
  expect(wateringsSideBySide([task], [reminded])).toBe(2);
  expect(wateringsSideBySide([feeding], [reminded, reminded])).toBe(0);
});
