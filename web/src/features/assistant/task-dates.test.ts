import type { CareTask } from '@plantcare/contract/assistant/care-schedule.ts';
import { SEASONS } from '@plantcare/contract/species.ts';
import { describe, expect, it } from 'vitest';
import { firstDate, isInSeason } from './task-dates.ts';

const daily: CareTask = {
  type: 'watering',
  title: 'Water Monty',
  frequency: 'daily',
  interval: 9,
  seasons: [],
  reason: 'The top 3 cm of soil dry within nine days.',
  firstInDays: 2,
};

/** Noon of a day such as `2026-05-30`, or another hour of it. */
const on = (day: string, hour = 12) => new Date(`${day}T${String(hour).padStart(2, '0')}:40`);
const first = (task: Partial<CareTask>, givenAt: Date, now = givenAt) =>
  firstDate({ ...daily, ...task }, { givenAt, now, hemisphere: 'north' });
const at = (day: string, hour: number) => new Date(`${day}T${String(hour).padStart(2, '0')}:00`);

describe('a task is first done', () => {
  it('at nine, so many days after the schedule was made', () => {
    expect(first({}, on('2026-05-30'))).toEqual(at('2026-06-01', 9));
    expect(first({}, on('2026-05-30'), on('2026-05-31'))).toEqual(at('2026-06-01', 9));
  });

  it('today at an hour still to come, or tomorrow when there is none', () => {
    const task = { firstInDays: 0 };
    expect(first(task, on('2026-05-30', 6))).toEqual(at('2026-05-30', 9));
    expect(first(task, on('2026-05-30', 15))).toEqual(at('2026-05-30', 16));
    expect(first(task, on('2026-05-30', 23))).toEqual(at('2026-05-31', 9));
  });

  it('at its next turn when the schedule is old', () => {
    expect(first({}, on('2026-05-01'), on('2026-05-30'))).toEqual(at('2026-05-30', 13));
    expect(first({}, on('2026-05-01'), on('2026-05-31'))).toEqual(at('2026-06-08', 9));
    expect(first({ frequency: 'weekly', interval: 2 }, on('2026-05-01'), on('2026-05-04'))).toEqual(
      at('2026-05-17', 9),
    );
    expect(first({ frequency: 'monthly', interval: 1 }, on('2026-01-29'), on('2026-02-10'))).toEqual(
      at('2026-02-28', 9),
    );
  });

  it('today when it was due once before', () => {
    expect(first({ frequency: 'once' }, on('2026-05-01'), on('2026-05-30'))).toEqual(at('2026-05-30', 13));
  });

  it('in one of its seasons', () => {
    const seasons: CareTask['seasons'] = ['spring', 'summer'];
    expect(first({ seasons }, on('2026-11-20'))).toEqual(at('2027-03-01', 9));
    expect(first({ seasons }, on('2026-08-30'))).toEqual(at('2027-03-01', 9));
    expect(
      firstDate({ ...daily, seasons }, { givenAt: on('2026-11-20'), now: on('2026-11-20'), hemisphere: 'south' }),
    ).toEqual(at('2026-11-22', 9));
  });
});

it('a task is in season in those it names, and always when it names none or all', () => {
  expect(isInSeason({ seasons: ['spring', 'summer'] }, 'summer')).toBe(true);
  expect(isInSeason({ seasons: ['spring', 'summer'] }, 'winter')).toBe(false);
  expect(isInSeason({ seasons: [] }, 'winter')).toBe(true);
  expect(isInSeason({ seasons: [...SEASONS] }, 'winter')).toBe(true);
});
