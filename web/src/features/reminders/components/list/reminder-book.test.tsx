import type { Reminder } from '@plantcare/contract/reminders.ts';
import { json, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useReminders } from '../../api.ts';
import { exampleReminder } from '../../example-reminder.ts';
import { ReminderBook } from './reminder-book.tsx';

function Book() {
  const { data } = useReminders();
  return data ? <ReminderBook reminders={data} plants={[]} onEdit={() => {}} /> : null;
}

it('offers to undo a completion in the list for as long as it is open', async () => {
  let stored: Reminder = exampleReminder('Water Möni');
  const received = serve({
    'GET /reminders': () => json([stored]),
    'GET /diary': () => json([]),
    'PUT /reminders/:id': ({ body }) => {
      stored = { ...stored, completed: (body as Reminder).completed }; // as the browser sends it
      return json(stored);
    },
  });
  const { user } = renderApp(<Book />);
  await user.click(await screen.findByRole('button', { name: 'Done: “Water Möni”' }));
  const section = await screen.findByRole('region', { name: 'Just completed' });
  await user.click(within(section).getByRole('button', { name: 'Undo: “Water Möni”' }));
  expect(await screen.findByText('Marked as not completed!')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Just completed' })).toBeNull();
  const toggles = received.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
  expect(toggles).toMatchObject([{ completed: true }, { completed: false }]);
});
