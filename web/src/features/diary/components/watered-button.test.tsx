import { FERN } from '@test/examples.ts';
import { serveGarden } from '@test/fake-garden.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WateredButton } from './watered-button.tsx';

it('logs a watering in one tap, and undoes it in another', async () => {
  const { garden } = serveGarden({ plants: [FERN] });
  const onWatered = vi.fn();
  const { user } = renderApp(<WateredButton plant={FERN} onWatered={onWatered} />);
  await user.click(screen.getByRole('button', { name: /Watered/ }));
  await screen.findByText('Diary entry added successfully!');
  expect(garden.entries).toMatchObject([{ title: 'Watered', activity: 'watering', plant: { name: 'Fern' } }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(garden.entries).toEqual([]));
  expect(onWatered.mock.calls).toEqual([[true], [false]]);
});
