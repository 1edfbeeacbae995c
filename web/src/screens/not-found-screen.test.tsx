import { frameReplies, serve } from '@test/fake-server.ts';
import { signIn } from '@test/gardener.ts';
import { openApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const SHOW = 'Show All Notifications';

it('opens the panel where "View all notifications" leads', async () => {
  signIn();
  serve(frameReplies);
  const { user } = openApp('/notifications');
  await screen.findByRole('heading', { name: 'Plant Not Found' });
  await user.click(screen.getByRole('button', { name: SHOW }));
  // Its code is loaded now, and nothing before it has loaded any of it.
  await screen.findByRole('dialog', { name: 'Notifications' }, { timeout: 15_000 });
});

it('offers no notifications at other addresses', async () => {
  signIn();
  serve(frameReplies);
  openApp('/no/such/leaf');
  await screen.findByRole('heading', { name: 'Plant Not Found' });
  expect(screen.queryByRole('button', { name: SHOW })).toBeNull();
});

it('has its search focused by the key /', async () => {
  signIn();
  serve(frameReplies);
  const { user } = openApp('/no/such/leaf');
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search your plants' });
  await user.keyboard('/');
  expect(document.activeElement).toBe(search);
  await user.keyboard('a/b');
  expect(search.value).toBe('a/b');
});
