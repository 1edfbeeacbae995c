import type { Plant } from '@plantcare/contract/plants.ts';
import { ALOE, FERN } from '@test/examples.ts';
import { serve } from '@test/fake-server.ts';
import { field } from '@test/form.ts';
import { onDesktop, renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlantBrowser } from './plant-browser.tsx';

const noForm = () => null;

it('links to a plant so that Back returns to the searched list', async () => {
  serve({});
  const { user, router } = renderApp(<PlantBrowser plants={[FERN, ALOE]} renderRemind={noForm} />, {
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
  const { user } = renderApp(<PlantBrowser plants={[FERN, ALOE]} renderRemind={noForm} />);
  const clear = screen.getByRole('button', { name: 'Clear Filters' });
  expect(clear.hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByRole('searchbox'), 'aloe');
  expect(screen.getByText('1 of 2 plants')).toBeTruthy();
  expect(clear.hasAttribute('disabled')).toBe(false);
  await user.click(clear);
  expect(screen.getByText('2 of 2 plants')).toBeTruthy();
  expect(clear.hasAttribute('disabled')).toBe(true);
});

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
  _id: `01980000-0000-7000-8000-00000000030${number}`,
  createdAt: `2026-05-0${number + 1}T12:00:00.000Z`,
}));

const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

function browse(search = '') {
  serve({});
  onDesktop();
  const app = renderApp(<PlantBrowser plants={FIVE} renderRemind={noForm} />, { at: { pathname: '/plants', search } });
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
  expect(address()).toBe('?location=Bathroom&health=sick');
  await choose('Size', 'Large');
  await screen.findByRole('heading', { name: 'No plants match your search' });
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
