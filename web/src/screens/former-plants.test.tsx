import type { Plant } from '@plantcare/contract/plants.ts';
import { ALOE, FERN } from '@test/examples.ts';
import { serveGarden } from '@test/fake-garden.ts';
import { json } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormerPlantsScreen } from './former-plants-screen.tsx';
import { PlantDetailScreen } from './plant-detail-screen.tsx';

const FAREWELL = { since: '2021-03-10', day: '2026-04-10', reason: 'given_away', note: 'To Grace' } as const;
const FORMER: Plant = { ...FERN, farewell: FAREWELL };

it('says where former plants come from while there are none', async () => {
  serveGarden({});
  renderApp(<FormerPlantsScreen />, { at: '/plants/former' });
  expect(await screen.findByRole('heading', { name: 'No former plants' })).toBeTruthy();
});

it('lists former plants with their years and reasons, and finds many of them by their words', async () => {
  const many = Array.from({ length: 8 }, (_, index): Plant => {
    const farewell = { ...FAREWELL, note: index === 5 ? 'Drowned in May' : null };
    return { ...ALOE, _id: `01980000-0000-7000-8000-0000000000a${index}`, name: `Aloe ${index}`, farewell };
  });
  serveGarden({}, { 'GET /plants/former': () => json(many) });
  const { user } = renderApp(<FormerPlantsScreen />, { at: '/plants/former' });
  const links = await screen.findAllByRole('link', { name: /^Aloe \d/ });
  expect(links[0]?.textContent).toContain('2021 – 2026Given away');
  await user.type(screen.getByRole('searchbox'), 'drowned');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Aloe \d/ })).toHaveLength(1));
  expect(screen.getByRole('link', { name: /^Aloe 5/ })).toBeTruthy();
});

it('shows a former plant without any care, and brings it back', async () => {
  let plant = FORMER;
  const bringBack = () => {
    plant = FERN;
    return json(plant);
  };
  serveGarden({ plants: [] }, { 'GET /plants/:id': () => json(plant), 'DELETE /plants/:id/farewell': bringBack });
  const { user } = renderApp(<PlantDetailScreen />, { at: `/plants/${FERN._id}`, path: '/plants/:id' });
  expect(await screen.findByText('5 years and 1 month with you. Given away.')).toBeTruthy();
  expect(screen.getByText('To Grace')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Watered|Say Farewell/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bring Back' }));
  expect(await screen.findByRole('button', { name: 'Say Farewell…' })).toBeTruthy();
});

it('says on the form what is wrong with the day of a farewell', async () => {
  const text = 'The day cannot be before 2021-03-10, when the plant came to you';
  serveGarden(
    { plants: [FERN] },
    { 'PUT /plants/:id/farewell': () => json({ msg: text, code: 'invalid_input', fields: { day: text } }, 400) },
  );
  const { user } = renderApp(<PlantDetailScreen />, { at: `/plants/${FERN._id}`, path: '/plants/:id' });
  await user.click(await screen.findByRole('button', { name: 'Say Farewell…' }));
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Say Farewell' }));
  expect(await screen.findByText(text)).toBeTruthy();
});
