import { FERN, WATER_FERN } from '@test/examples.ts';
import { serveGarden } from '@test/fake-garden.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
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
