import { json, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { at, exampleReminder } from '../example-reminder.ts';
import { UpcomingReminders } from './upcoming-reminders.tsx';

it('stays with one line and its link while there are no reminders', async () => {
  serve({ 'GET /reminders': () => json([]) });
  renderApp(<UpcomingReminders />);
  expect(await screen.findByText('Nothing is due in the next 7 days.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /See all/ }).getAttribute('href')).toBe('/reminders');
});

it('labels what was due this morning as overdue, as every other screen does', async () => {
  vi.useFakeTimers({ now: new Date(2026, 4, 20, 10), toFake: ['Date'] });
  serve({
    'GET /reminders': () =>
      json([
        exampleReminder('Mist', { _id: 'a', scheduledDate: at(5, 20, 0, 46) }),
        exampleReminder('Feed', { _id: 'b', scheduledDate: at(5, 20, 18) }),
        exampleReminder('Prune', { _id: 'c', scheduledDate: at(5, 21, 0) }),
        exampleReminder('Repot', { _id: 'd', scheduledDate: at(5, 25) }),
      ]),
  });
  renderApp(<UpcomingReminders />);
  const labels = async () => (await screen.findAllByRole('time')).map(({ textContent }) => textContent);
  expect(await labels()).toEqual(['Overdue', 'Today', 'Tomorrow', 'In 5 days']);
});
