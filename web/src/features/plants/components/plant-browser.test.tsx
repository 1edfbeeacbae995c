import type { Plant } from '@plantcare/contract/plants.ts';
import { ALOE, FERN } from '@test/examples.ts';
import { json, serve } from '@test/fake-server.ts';
import { field } from '@test/form.ts';
import { onDesktop, renderApp } from '@test/render.tsx';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlantBrowser } from './plant-browser.tsx';

const FORMS = { byPlace: false, renderRemind: () => null, renderNewPlace: () => null, renderFarewell: () => null };

it('links to a plant so that Back returns to the searched list', async () => {
  serve({});
  const { user, router } = renderApp(<PlantBrowser plants={[FERN, ALOE]} {...FORMS} />, {
    at: '/plants',
    path: '/plants',
  });
  await user.type(screen.getByRole('searchbox'), 'aloe');
  // At once, before a pause in typing has written the search into the address.
  await user.click(await screen.findByRole('link', { name: 'Edit Aloe' }));
  expect(router.state.location).toMatchObject({
    pathname: `/plants/${ALOE._id}/edit`,
    state: { listSearch: '?search=aloe' },
  });
});

it('always shows "Clear Filters", which is disabled without filters', async () => {
  serve({});
  const { user } = renderApp(<PlantBrowser plants={[FERN, ALOE]} {...FORMS} />);
  const clear = screen.getByRole('button', { name: 'Clear Filters' });
  expect(clear.hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByRole('searchbox'), 'aloe');
  expect(screen.getByText('1 of 2 plants')).toBeTruthy();
  expect(clear.hasAttribute('disabled')).toBe(false);
  await user.click(clear);
  expect(screen.getByText('2 of 2 plants')).toBeTruthy();
  expect(clear.hasAttribute('disabled')).toBe(true);
});

const PLACES = {
  Bathroom: '0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a01',
  Kitchen: '0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a02',
  'Living room': '0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a03',
};

/** Added one after the other, so Rosemary is the newest. */
const FIVE: Plant[] = (
  [
    { name: 'Monty', species: 'Monstera deliciosa', location: 'Living room', size: 'large' },
    { name: 'Fern', species: 'Nephrolepis exaltata', location: 'Bathroom', health: 'needs_attention' },
    { name: 'Basil', species: 'Ocimum basilicum', location: 'Kitchen', size: 'small' },
    { name: 'Orchid', species: 'Phalaenopsis', location: 'Bathroom', health: 'sick' },
    { name: 'Rosemary', species: null, location: 'Kitchen', size: 'large' },
  ] as const
).map((plant, number) => ({
  ...FERN,
  ...plant,
  placeId: PLACES[plant.location],
  _id: `01980000-0000-7000-8000-00000000030${number}`,
  createdAt: `2026-05-0${number + 1}T12:00:00.000Z`,
}));

const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

function browse(search = '') {
  serve({});
  onDesktop();
  const app = renderApp(<PlantBrowser plants={FIVE} {...FORMS} />, { at: { pathname: '/plants', search } });
  const address = () => app.router.state.location.search;
  const choose = (label: string, option: string) => app.user.selectOptions(field(label), option);
  const turn = () => app.user.click(screen.getByRole('button', { name: /^Sort direction/ }));
  return { ...app, address, choose, turn };
}

it('searches name, species and location while typing, and writes the search into the address', async () => {
  const { user, address } = browse();
  for (const [text, found] of [
    ['ROSE', ['Rosemary']],
    ['phalaenopsis', ['Orchid']],
    ['bathroom', ['Orchid', 'Fern']],
  ] as const) {
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), text);
    await waitFor(() => expect(names()).toEqual(found));
    expect(screen.getByText(`${found.length} of 5 plants`)).toBeTruthy();
  }
  await waitFor(() => expect(address()).toBe('?search=bathroom'));
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(names()).toHaveLength(5));
});

it('filters by location, health and size together', async () => {
  const { choose, address } = browse();
  await choose('Location', 'Bathroom');
  await waitFor(() => expect(names()).toEqual(['Orchid', 'Fern']));
  await choose('Health', 'Sick');
  await waitFor(() => expect(names()).toEqual(['Orchid']));
  expect(address()).toBe(`?place=${PLACES.Bathroom}&health=sick`);
  await choose('Size', 'Large');
  await screen.findByRole('heading', { name: 'No plants match your search' });
});

const locationField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Location' });

it('shows in the filter the place that an older address names, and the one that no plant is in', async () => {
  browse('?location=bathroom');
  await waitFor(() => expect(names()).toEqual(['Orchid', 'Fern']));
  expect(locationField().value).toBe(PLACES.Bathroom);
  cleanup();
  browse('?place=0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a09');
  await screen.findByText('0 of 5 plants');
  expect(locationField().selectedOptions[0]?.text).toBe('A place without plants');
});

it('shows the plants under the headings of their places, and waters those of one', async () => {
  const received = serve({ 'POST /care': () => json({ msg: '', entries: [], reminders: [] }) });
  onDesktop();
  const loose = { ...FERN, _id: ALOE._id, name: 'Loose', location: null, placeId: null };
  const { user } = renderApp(<PlantBrowser plants={[loose, ...FIVE.slice(1)]} {...FORMS} byPlace />, { at: '/plants' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Bathroom', 'Kitchen', 'No location']);
  const kitchen = screen.getByRole('list', { name: 'Kitchen' });
  expect(
    within(kitchen)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Rosemary', 'Basil']);
  await user.click(screen.getByRole('button', { name: 'Water all here: Kitchen' }));
  await waitFor(() =>
    expect(received.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
      plants: [FIVE[4]?._id, FIVE[2]?._id],
      activity: 'watering',
    }),
  );
});

it('chooses all plants of a place', async () => {
  serve({});
  onDesktop();
  const { user } = renderApp(<PlantBrowser plants={FIVE} {...FORMS} byPlace />, { at: '/plants' });
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  await user.click(screen.getByRole('button', { name: 'Choose all in Bathroom' }));
  expect(screen.getByText('2 chosen')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear all in Bathroom' }));
  expect(screen.getByText('Choose plants')).toBeTruthy();
});

it('moves chosen plants to any place, also to one without plants', async () => {
  const shed = { _id: '0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a09', name: 'Shed', site: null, light: null, window: null };
  const received = serve({
    'GET /places': () => json([{ ...shed, note: null, version: 1, createdAt: FERN.createdAt }]),
    'POST /plants/move': () => json([]),
  });
  onDesktop();
  const { user } = renderApp(<PlantBrowser plants={FIVE} {...FORMS} />, { at: '/plants' });
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose Basil' }));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await user.click(await screen.findByRole('button', { name: 'Shed' }));
  await waitFor(() =>
    expect(received.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      ids: [FIVE[2]?._id],
      location: 'Shed',
    }),
  );
});

it('sorts by every column, both ways', async () => {
  const { choose, turn, address } = browse();
  expect(names()).toEqual(['Rosemary', 'Orchid', 'Basil', 'Fern', 'Monty']);
  await turn();
  expect(names()).toEqual(['Monty', 'Fern', 'Basil', 'Orchid', 'Rosemary']);
  await choose('Sort by', 'Name');
  expect(names()).toEqual(['Basil', 'Fern', 'Monty', 'Orchid', 'Rosemary']);
  await turn();
  expect(names()).toEqual(['Rosemary', 'Orchid', 'Monty', 'Fern', 'Basil']);
  await choose('Sort by', 'Health');
  expect(names()[0]).toBe('Orchid');
  await choose('Sort by', 'Location');
  expect(names().at(-1)).toBe('Monty');
  await choose('Sort by', 'Species');
  expect(names()[0]).toBe('Monty');
  expect(address()).toBe('?sort=species');
});

it('shows everything again after "Clear Filters"', async () => {
  const { user, address } = browse('?search=cactus&size=small');
  await screen.findByRole('heading', { name: 'No plants match your search' });
  screen.getByText('0 of 5 plants');
  const [clear] = screen.getAllByRole('button', { name: 'Clear Filters' });
  if (clear) await user.click(clear);
  await screen.findByText('5 of 5 plants');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(address()).toBe('');
});
