import type { CareSchedule } from '@plantcare/contract/assistant/care-schedule.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScheduleView } from './schedule-view.tsx';

const schedule: CareSchedule = {
  schedule: 'Every task and every reason.',
  summary: 'The reasons alone.',
  tasks: [
    {
      type: 'watering',
      title: 'Water it',
      frequency: 'daily',
      interval: 9,
      seasons: ['summer'],
      reason: 'The soil dries.',
      firstInDays: 2,
    },
  ],
  known: null,
};
const monty = { _id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Monty' };
const givenAt = new Date('2026-06-01T08:00:00Z');

it('offers the tasks of an own plant and says what they do not', () => {
  renderApp(<ScheduleView schedule={schedule} plant={monty} givenAt={givenAt} />);
  expect(screen.getByText('Water it')).toBeTruthy();
  expect(screen.getByText('The reasons alone.')).toBeTruthy();
  expect(screen.queryByText('Every task and every reason.')).toBeNull();
});

it('shows the whole text where no plant of the gardener is meant', () => {
  renderApp(<ScheduleView schedule={schedule} plant={null} givenAt={givenAt} />);
  expect(screen.getByText('Every task and every reason.')).toBeTruthy();
  expect(screen.queryByText('The reasons alone.')).toBeNull();
});
