import { WATERING } from '@test/examples.ts';
import { json, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecentActivities } from './recent-activities.tsx';

it('shows one line and a link while the diary is empty', async () => {
  serve({ 'GET /diary': () => json([]) });
  renderApp(<RecentActivities />);
  expect(await screen.findByRole('heading', { name: 'Recent activities' })).toBeTruthy();
  expect(screen.getByText('Your diary has no entries yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /See all/ }).getAttribute('href')).toBe('/diary');
});

it('loads the five latest entries, and shows them in order', async () => {
  const received = serve({
    'GET /diary': () =>
      json([6, 5, 4, 3, 2].map((number) => ({ ...WATERING, _id: String(number), title: `Watering ${number}` }))),
  });
  renderApp(<RecentActivities />);
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(5);
  expect(items[0]?.textContent).toContain('Watering 6');
  expect(received.map(({ call }) => call)).toEqual(['GET /diary?limit=5']);
});
