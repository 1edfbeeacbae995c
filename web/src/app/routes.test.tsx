import { frameReplies, json, refusal, serve } from '@test/fake-server.ts';
import { signIn } from '@test/gardener.ts';
import { openApp } from '@test/render.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSession } from '@/lib/session/session.ts';

const PLANT = '/plants/0199c0de-0000-7000-8000-000000000000';

it.each([
  '/dashboard',
  '/plants',
  '/plants/add',
  PLANT,
  `${PLANT}/edit`,
  '/diary',
  '/diary/add',
  '/reminders',
  '/ai',
  '/weather',
  '/profile',
  '/profile/import',
  '/showcase',
])('sends a visitor from %s to the sign-in', async (address) => {
  serve({});
  const { router } = openApp(address);
  await screen.findByRole('heading', { name: 'Welcome Back' });
  expect(router.state.location.pathname).toBe('/login');
});

it('leads from a scanned label over the sign-in to the plant', async () => {
  serve(frameReplies);
  const visitor = openApp(`${PLANT}?scan=label`);
  await screen.findByRole('heading', { name: 'Welcome Back' });
  const { pathname, search } = visitor.router.state.location;
  expect(pathname).toBe('/login');
  signIn();
  await visitor.router.navigate(`${pathname}${search}`);
  await waitFor(() => expect(visitor.router.state.location.pathname).toBe(PLANT));
  expect(visitor.router.state.location.search).toBe('?scan=label');
});

it.each(['/', '/login', '/register'])('sends somebody signed in from %s to the showcase', async (address) => {
  signIn();
  serve(frameReplies);
  const { router } = openApp(address);
  await screen.findByRole('link', { name: /Explore Plants/ });
  expect(router.state.location.pathname).toBe('/showcase');
});

it('leads to the sign-in when the session has ended on the server', async () => {
  signIn();
  serve({ ...frameReplies, 'GET /auth/me': () => refusal(401, 'Please log in to continue.', 'signed_out') });
  const { router } = openApp('/profile');
  // In the browser `app/router.tsx` does this.
  await waitFor(() => expect(getSession()).toBeNull());
  await router.revalidate();
  expect(router.state.location.pathname).toBe('/login');
});

it('shows a message while the first screen loads', async () => {
  signIn();
  serve(frameReplies);
  openApp('/profile');
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  await screen.findByRole('heading', { name: 'Profile & Settings' });
  expect(screen.queryByText('Loading…')).toBeNull();
});

it('links from the landing page to both forms and back', async () => {
  serve({});
  const { router, user } = openApp('/');
  for (const text of ['10,000+', '50,000+', '99%']) await screen.findByText(text);
  for (const [link, address] of [
    ['Sign In', '/login'],
    ['Create an account', '/register'],
    ['Sign in', '/login'],
    ['Back to home', '/'],
    ['Register', '/register'],
  ] as const) {
    const [found] = await screen.findAllByRole('link', { name: link });
    if (found) await user.click(found);
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).toBe(address);
  }
});

it.each(['/no/such/leaf', '/notifications'])(
  'shows the not-found page at %s, to visitors and signed-in users',
  async (address) => {
    serve(frameReplies);
    const visitor = openApp(address);
    await screen.findByRole('heading', { name: 'Plant Not Found' });
    expect(screen.queryByRole('button', { name: /User menu/ })).toBeNull();
    visitor.unmount();
    signIn();
    openApp(address);
    await screen.findByRole('heading', { name: 'Plant Not Found' });
    await screen.findByRole('button', { name: /User menu/ });
  },
);

it('links from the not-found page to every main screen, home and the search of plants', async () => {
  signIn();
  serve({ ...frameReplies, 'GET /plants': () => json([]) });
  const { router, user } = openApp('/no/such/leaf');
  const links = within(await screen.findByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['My Plants', '/plants'],
    ['Care Diary', '/diary'],
    ['Reminders', '/reminders'],
    ['AI Assistant', '/ai'],
    ['Weather', '/weather'],
    ['Dashboard', '/dashboard'],
  ]);
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  await user.type(screen.getByLabelText('Search your plants'), 'basil');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('heading', { name: 'My Plants' });
  expect(router.state.location).toMatchObject({ pathname: '/plants', search: '?search=basil' });
});
