import { json, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleReminder } from '../example-reminder.ts';
import { JustAddedBar } from './just-added-bar.tsx';

const ADDED = ['Water Fern', 'Water Aloe'].map((title, number) => ({
  ...exampleReminder(title),
  _id: `01980000-0000-7000-8000-00000000070${number}`,
}));

it('deletes the reminders that were just added', async () => {
  const received = serve({ 'POST /reminders/delete': () => json({ msg: 'Reminders deleted successfully!' }) });
  const onClose = vi.fn();
  const { user } = renderApp(<JustAddedBar reminders={ADDED} onClose={onClose} />);
  screen.getByText('2 reminders added');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Reminders deleted successfully!');
  expect(received.map(({ body }) => body)).toEqual([{ ids: ADDED.map(({ _id }) => _id) }]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('offers that for ten seconds', async () => {
  vi.useFakeTimers();
  const onClose = vi.fn();
  renderApp(<JustAddedBar reminders={ADDED} onClose={onClose} />);
  await act(() => vi.advanceTimersByTimeAsync(9900));
  expect(onClose).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(onClose).toHaveBeenCalledOnce();
});
