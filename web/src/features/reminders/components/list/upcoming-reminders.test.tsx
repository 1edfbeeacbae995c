import { json, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { at, exampleReminder } from '../../example-reminder.ts';
import { UpcomingReminders } from './upcoming-reminders.tsx';

it('stays with one line and its link while there are no reminders', async () => {
  serve({ 'GET /reminders': () => json([]) });
  renderApp(<UpcomingReminders plants={[]} />);
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
  renderApp(<UpcomingReminders plants={[]} />);
  const labels = async () => (await screen.findAllByRole('time')).map(({ textContent }) => textContent);
  expect(await labels()).toEqual(['Overdue', 'Today', 'Tomorrow', 'In 5 days']);
});

it('shows the five that are due soonest within the next 7 days', async () => {
  vi.useFakeTimers({ now: new Date(2026, 4, 20, 12), toFake: ['Date'] });
  const reminders = (
    [
      ['out of sight', at(5, 28, 0)],
      ['the sixth', at(5, 27, 23)],
      ['the last', at(5, 27, 22)],
      ['this evening', at(5, 20, 23)],
      ['late', at(5, 19, 23)],
      ['soon', at(5, 22)],
      ['next', at(5, 21, 0)],
    ] as const
  ).map(([title, scheduledDate]) => exampleReminder(title, { _id: title, scheduledDate }));
  serve({ 'GET /reminders': () => json(reminders) });
  renderApp(<UpcomingReminders plants={[]} />);
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual([
    'late',
    'this evening',
    'next',
    'soon',
    'the last',
  ]);
  expect(items.map((item) => item.querySelector('time')?.textContent)).toEqual([
    'Overdue',
    'Today',
    'Tomorrow',
    'In 2 days',
    'In 7 days',
  ]);
});
