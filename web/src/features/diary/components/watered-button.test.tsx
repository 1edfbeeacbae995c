import { FERN, WATER_FERN } from '@test/examples.ts';
import { serveGarden } from '@test/fake-garden.ts';
import { refusal } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useReminders } from '@/features/reminders/api.ts';
import { WateredButton } from './watered-button.tsx';

it('logs a watering in one tap, which completes what is due, and undoes both in another', async () => {
  const { garden } = serveGarden({ plants: [FERN], reminders: [WATER_FERN] });
  const { user } = renderApp(<WateredButton plant={FERN} />);
  await user.click(screen.getByRole('button', { name: /Watered/ }));
  await screen.findByText('Diary entry added successfully!');
  expect(garden.entries).toMatchObject([{ title: 'Watered', activity: 'watering', plant: { name: 'Fern' } }]);
  expect(garden.reminders).toMatchObject([{ completed: true }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(garden.entries).toEqual([]));
  expect(garden.reminders).toMatchObject([{ completed: false }]);
});

function OpenReminders() {
  return <p>{useReminders().data?.filter(({ completed }) => !completed).length} open</p>;
}

it('shows what is due as done before the server has answered, and as due again when it refuses', async () => {
  const answer = Promise.withResolvers<Response>();
  serveGarden({ plants: [FERN], reminders: [WATER_FERN] }, { 'POST /care': () => answer.promise });
  const { user } = renderApp(
    <>
      <WateredButton plant={FERN} />
      <OpenReminders />
    </>,
  );
  await screen.findByText('1 open');
  await user.click(screen.getByRole('button', { name: /Watered/ }));
  await screen.findByText('0 open');
  answer.resolve(refusal(503, 'The server is busy.', 'busy'));
  await screen.findByText('The server is busy.');
  await screen.findByText('1 open');
});
