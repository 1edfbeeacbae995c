import type { Place } from '@plantcare/contract/places.ts';
import { ALOE, FERN, WATER_FERN } from '@test/examples.ts';
import { serveGarden } from '@test/fake-garden.ts';
import { json, refusal } from '@test/fake-server.ts';
import { fill } from '@test/form.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlaceScreen } from './place-screen.tsx';
import { PlacesScreen } from './places-screen.tsx';

const BATHROOM: Place = {
  ...{ _id: `${FERN.placeId}`, name: 'Bathroom', site: 'indoors', light: 'medium', window: null, note: null },
  ...{ version: 3, createdAt: '2026-05-01T12:00:00.000Z' },
};
const ELSEWHERE = { ...ALOE, location: 'Hall', placeId: '0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a02' };

it('lists places with their plants and what is due there', async () => {
  serveGarden({ plants: [FERN, ELSEWHERE], reminders: [WATER_FERN] }, { 'GET /places': () => json([BATHROOM]) });
  renderApp(<PlacesScreen />, { at: '/places' });
  const link = await screen.findByRole('link', { name: /Bathroom/ });
  await waitFor(() => expect(link.textContent).toContain('1 plant, 1 due today'));
  expect(link.textContent).toContain('Indoors · Moderate light');
});

it('says what to do where there is no place, and adds one', async () => {
  const { received } = serveGarden({}, { 'POST /places': () => json(BATHROOM, 201) });
  const { user } = renderApp(<PlacesScreen />, { at: '/places' });
  await user.click(await screen.findByRole('button', { name: 'Add Place' }));
  await screen.findByRole('dialog');
  await fill(user, 'Name', 'Bathroom');
  await user.click(screen.getByRole('button', { name: 'Save Place' }));
  await screen.findByText('Place added');
  expect(received.find(({ call }) => call === 'POST /places')?.body).toEqual({
    ...{ name: 'Bathroom', site: null, light: null, window: null, note: '' },
  });
});

it('says at the name that another place has it', async () => {
  const text = 'You already have a place called Hall';
  serveGarden({}, { 'POST /places': () => refusal(409, text, 'conflict', { name: text }) });
  const { user } = renderApp(<PlacesScreen />, { at: '/places' });
  await user.click(await screen.findByRole('button', { name: 'Add Place' }));
  await screen.findByRole('dialog');
  await fill(user, 'Name', 'Hall');
  await user.click(screen.getByRole('button', { name: 'Save Place' }));
  expect(await screen.findByText(text)).toBeTruthy();
});

it('waters all plants of a place, and no others', async () => {
  const { received } = serveGarden({ plants: [FERN, ELSEWHERE] }, { 'GET /places': () => json([BATHROOM]) });
  const { user } = renderApp(<PlaceScreen />, { at: `/places/${BATHROOM._id}`, path: '/places/:id' });
  await user.click(await screen.findByRole('button', { name: /Water all here \(1\)/ }));
  await waitFor(() => expect(received.find(({ call }) => call === 'POST /care')).toBeTruthy());
  expect(received.find(({ call }) => call === 'POST /care')?.body).toMatchObject({ plants: [FERN._id] });
});
