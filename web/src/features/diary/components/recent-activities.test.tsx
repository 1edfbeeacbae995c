import { json, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecentActivities } from './recent-activities.tsx';

it('stays with one line and its link while the diary is empty', async () => {
  serve({ 'GET /diary': () => json([]) });
  renderApp(<RecentActivities />);
  expect(await screen.findByRole('heading', { name: 'Recent activities' })).toBeTruthy();
  expect(screen.getByText('Your diary has no entries yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /See all/ }).getAttribute('href')).toBe('/diary');
});
