import { FERN, WATER_FERN, WATERING } from '@test/examples.ts';
import { serveGarden } from '@test/fake-garden.ts';
import { json, refusal, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor, within } from '@testing-library/react';
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

/** A day at noon, `days` from now. */
function noonIn(days: number): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12).toISOString();
}

const history = { lastFertilized: null, lastRepotted: null, lastPruned: null, waterings: [], photos: [] };

function openFern() {
  const later = { _id: `${WATER_FERN._id.slice(0, -1)}f`, title: 'Feed Fern', type: 'fertilizing' } as const;
  const served = serveGarden(
    {
      plants: [FERN],
      reminders: [
        { ...WATER_FERN, scheduledDate: noonIn(-2), frequency: 'daily', interval: 7 },
        { ...WATER_FERN, ...later, scheduledDate: noonIn(3) },
      ],
      entries: [WATERING],
    },
    {
      'GET /plants/:id/history': () => json({ ...history, lastWatered: noonIn(-9) }),
      'POST /reminders/:id/snooze': () => json({ ...WATER_FERN, snoozedUntil: noonIn(1) }),
    },
  );
  return { ...renderApp(<PlantDetailScreen />, detail), ...served };
}

it('shows first what is due for a plant, its last and next watering, and its other reminders', async () => {
  openFern();
  const card = within(await screen.findByRole('region', { name: 'Due today' }));
  card.getByRole('heading', { name: 'Water Fern' });
  card.getByRole('button', { name: 'Done: “Water Fern”' });
  card.getByRole('heading', { name: 'Feed Fern' });
  expect(card.queryByRole('button', { name: 'Snooze until tomorrow: “Feed Fern”' })).toBeNull();
  const fact = (name: string) => card.getByText(name).nextElementSibling?.textContent;
  await waitFor(() => expect(fact('Last watered')).toBe('9 days ago'));
  expect(fact('Next watering')).toBe('Overdue for 2 days');
});

it('ticks and snoozes on the page of the plant', async () => {
  const { user, changes } = openFern();
  await user.click(await screen.findByRole('button', { name: 'Snooze until tomorrow: “Water Fern”' }));
  await screen.findByText(/^Moved to tomorrow/);
  await user.click(screen.getByRole('button', { name: 'Done: “Water Fern”' }));
  await screen.findByText('Marked as completed!');
  expect(changes().map(([call]) => call)).toEqual([
    `POST /reminders/${WATER_FERN._id}/snooze`,
    `PUT /reminders/${WATER_FERN._id}`,
  ]);
});

it('sets a reminder without leaving the plant', async () => {
  const { user, garden } = openFern();
  await user.click(await screen.findByRole('button', { name: 'Set Reminder' }));
  await user.clear(await screen.findByLabelText(/^Title/));
  await user.type(screen.getByLabelText(/^Title/), 'Mist Fern');
  await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
  await user.click(screen.getByRole('button', { name: 'Save Reminder' }));
  await screen.findByText('Reminder added successfully!');
  expect(garden.reminders[0]).toMatchObject({ title: 'Mist Fern', plant: { _id: FERN._id } });
});

it('opens every ability of the assistant with the plant chosen', async () => {
  openFern();
  const abilities = within(await screen.findByRole('region', { name: 'Ask about Fern' })).getAllByRole('link');
  expect(abilities).toHaveLength(6);
  for (const link of abilities) expect(link.getAttribute('href')).toContain(`plant=${FERN._id}`);
});
