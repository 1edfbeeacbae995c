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
const months = { from: 3, to: 8 };
const reminded = { type: 'watering', title: 'Water Monty', frequency: 'daily', season: months } as const;
const split: CareTask = { ...task, seasons: ['spring', 'autumn'] };

describe('a task of a schedule', () => {
  it('becomes a reminder of its seasons', () => {
    const reminder = reminderOf(task, plant, first, 'north');
    expect(new Date(reminder.scheduledDate)).toEqual(first);
    expect(NewReminder.parse(reminder)).toMatchObject({
      ...{ frequency: 'daily', interval: 9, season: months, title: 'Water Monty', description: task.reason },
    });
    expect(reminderOf(task, plant, first, 'south')).toMatchObject({ season: { from: 9, to: 2 } });
    expect(reminderOf({ ...task, seasons: [...SEASONS] }, plant, first)).toMatchObject({
      ...{ title: task.title, description: task.reason, season: null },
    });
  });

  it('names seasons that do not follow each other in its words', () => {
    expect(NewReminder.parse(reminderOf(split, plant, first))).toMatchObject({
      ...{ title: 'Water Monty (spring and fall)', description: `For spring and fall. ${task.reason}`, season: null },
    });
    const { title } = NewReminder.parse(reminderOf({ ...split, title: 'Water '.repeat(60) }, plant, first));
    expect(title).toMatch(/ \(spring and fall\)$/);
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

  it('is known among the reminders by type, title and season', () => {
    expect(isReminded(task, [reminded], 'north')).toBe(true);
    expect(isReminded(task, [{ ...reminded, title: 'Water Monty (spring and summer)', season: null }])).toBe(true);
    expect(isReminded({ ...task, seasons: ['winter'] }, [reminded], 'north')).toBe(false);
    expect(isReminded({ ...task, type: 'observation' }, [reminded], 'north')).toBe(false);
  });
});

describe('tasks chosen at first', () => {
  it('are those of the season, and waterings of other seasons, with one way to water at a time', () => {
    const inWinter: CareTask = { ...task, seasons: ['winter'] };
    const more = { ...task, title: 'Water it more' };
    const feedInWinter: CareTask = { ...feeding, seasons: ['winter'] };
    const chosen = firstChoice([inWinter, task, feeding, more, feedInWinter], 'summer', [], 'north');
    expect([...chosen]).toEqual([1, 2, 0]);
  });

  it('water no plant that has a reminder for it', () => {
    expect([...firstChoice([task, feeding], 'summer', [{ ...reminded, title: 'Water' }], 'north')]).toEqual([1]);
    expect([...firstChoice([task], 'summer', [{ ...reminded, title: 'Water', frequency: 'once' }])]).toEqual([0]);
  });
});

it('waterings are counted when they come side by side', () => {
  expect(wateringsSideBySide([task], [])).toBe(0);
  expect(wateringsSideBySide([task, { ...task, seasons: ['winter'] }], [])).toBe(0);
  expect(wateringsSideBySide([task, { ...task, seasons: ['summer', 'autumn'] }], [])).toBe(2);
  expect(wateringsSideBySide([task], [reminded], 'north')).toBe(2);
  expect(wateringsSideBySide([task], [{ ...reminded, season: null }], 'north')).toBe(2);
  expect(wateringsSideBySide([feeding], [reminded, reminded])).toBe(0);
});
