import { json, refusal, serve } from '@test/fake-server.ts';
import { descriptionOf, field, fill } from '@test/form.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MailedLinkScreen } from './mailed-link-screen.tsx';

function open(address: string) {
  const [pathname = '', search = ''] = address.split('?');
  return renderApp(<MailedLinkScreen />, { at: { pathname, search: `?${search}` }, path: pathname });
}

async function setPassword(user: ReturnType<typeof open>['user'], password: string, confirmed: string) {
  await fill(user, 'New Password', password);
  await fill(user, 'Confirm New Password', confirmed);
  await user.click(screen.getByRole('button', { name: 'Set New Password' }));
}

it('says that a link has expired, and offers a new one', async () => {
  serve({ 'POST /auth/reset-password': () => refusal(400, 'This link has expired or was used already.') });
  const { user } = open('/reset-password?token=withered');
  await setPassword(user, 'new-green-thumb', 'new-green-thumbs');
  expect(descriptionOf(field('Confirm New Password'))).toBe('New passwords do not match');
  await setPassword(user, 'new-green-thumb', 'new-green-thumb');
  expect((await screen.findByRole('alert')).textContent).toBe('This link has expired or was used already.');
  expect(screen.getByRole('link', { name: 'Request a new one' }).getAttribute('href')).toBe('/forgot-password');
});

it('sends the token with the new password, and leads to the sign-in', async () => {
  const received = serve({ 'POST /auth/reset-password': () => json({ msg: 'Password changed.' }) });
  const { user, router } = open('/reset-password?token=fresh');
  await setPassword(user, 'new-green-thumb', 'new-green-thumb');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(received.map(({ body }) => body)).toEqual([{ token: 'fresh', newPassword: 'new-green-thumb' }]);
});

it.each(['/reset-password', '/confirm-email'])('says that a link to %s without a token is incomplete', (path) => {
  serve({});
  open(path);
  expect(screen.getByRole('alert').textContent).toContain('The link is incomplete.');
});

it('confirms the address that the link was mailed to', async () => {
  const received = serve({ 'POST /auth/confirm-email': () => json({ msg: 'Confirmed.' }) });
  const { user } = open('/confirm-email?token=fresh');
  await user.click(screen.getByRole('button', { name: 'Confirm This Address' }));
  await screen.findByText(/Your email address is confirmed/);
  expect(received.map(({ body }) => body)).toEqual([{ token: 'fresh' }]);
});
