import { FERN } from '@test/examples.ts';
import { json, refusal, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlantDetailScreen } from './plant-detail-screen.tsx';
import { PlantListScreen } from './plant-list-screen.tsx';

const detail = { at: `/plants/${FERN._id}`, path: '/plants/:id' };

it('shows the data of a plant, and leads back to the list', async () => {
  const calla = { ...FERN, name: 'Calla', species: 'Zantedeschia', location: 'Office', potSize: '17 cm' };
  serve({ 'GET /plants/:id': () => json({ ...calla, sunlight: 'Moderate' }) });
  const { user, router } = renderApp(<PlantDetailScreen />, detail);
  await screen.findByRole('heading', { name: 'Calla', level: 1 });
  for (const fact of ['Zantedeschia', 'Office', '17 cm', 'Moderate']) screen.getAllByText(fact);
  await user.click(screen.getByRole('link', { name: 'Back to List' }));
  expect(router.state.location.pathname).toBe('/plants');
});

it("cannot load a plant that does not exist or is somebody else's", async () => {
  serve({});
  renderApp(<PlantDetailScreen />, detail);
  await screen.findByRole('heading', { name: 'Failed to load plant' });
  expect(screen.getByRole('link', { name: 'Back to List' }).getAttribute('href')).toBe('/plants');
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

it('says that the list could not be loaded, and tries again', async () => {
  let isDown = true;
  serve({ 'GET /plants': () => (isDown ? refusal(500, '', 'server_error') : json([FERN])) });
  const { user } = renderApp(<PlantListScreen />);
  await screen.findByRole('heading', { name: 'Unable to load plants' });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('heading', { name: 'Fern' });
});

it('invites to add the first plant', async () => {
  serve({ 'GET /plants': () => json([]) });
  renderApp(<PlantListScreen />);
  await screen.findByRole('heading', { name: 'No plants yet' });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Add Your First Plant' }).getAttribute('href')).toBe('/plants/add'),
  );
});
