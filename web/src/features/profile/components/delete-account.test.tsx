import { json, refusal, serve } from '@test/fake-server.ts';
import { descriptionOf, field } from '@test/form.ts';
import { GARDENER, signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getSession } from '@/lib/session/session.ts';
import { DeleteAccount } from './delete-account.tsx';

const question = (name: string) => screen.findByRole('alertdialog', { name });

async function confirmTwice(user: ReturnType<typeof renderApp>['user']) {
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  const first = await question('Delete your account?');
  expect(first.textContent).toContain('cannot be undone');
  await user.click(within(first).getByRole('button', { name: 'Continue' }));
  return question('Final warning');
}

it('asks twice, and deletes nothing when the second answer is no', async () => {
  signIn();
  const received = serve({ 'DELETE /auth/account': () => json({ msg: 'Deleted.' }) });
  const { user, router } = renderApp(<DeleteAccount email={GARDENER.email} />, { at: '/profile', path: '/profile' });
  const final = await confirmTwice(user);
  expect(final.textContent).toContain('plants, diary entries, reminders');
  await user.click(within(final).getByRole('button', { name: 'Cancel' }));
  expect(received).toEqual([]);

  await user.click(within(await confirmTwice(user)).getByRole('button', { name: 'Delete everything' }));
  await screen.findByText('Account deleted successfully!');
  expect(router.state.location.pathname).toBe('/login');
  expect(getSession()).toBeNull();
});

it('says that it failed, and leaves the session', async () => {
  signIn();
  serve({ 'DELETE /auth/account': () => refusal(500, '', 'server_error') });
  const { user } = renderApp(<DeleteAccount email={GARDENER.email} />);
  await user.click(within(await confirmTwice(user)).getByRole('button', { name: 'Delete everything' }));
  await screen.findByText('Failed to delete account');
  expect(getSession()).not.toBeNull();
});

it('asks for the password where the server wants it, and goes on', async () => {
  signIn();
  let given = false;
  const received = serve({
    'DELETE /auth/account': () =>
      given ? json({ msg: 'Deleted.' }) : refusal(403, 'Please enter your password again.', 'password_needed'),
    'POST /auth/confirm-password': ({ body }) => {
      given = (body as { password: string }).password === 'green-thumb'; // Sent by the dialog.
      const msg = 'This password is incorrect.';
      return given ? json({ msg: 'Thank you.' }) : refusal(400, msg, 'invalid_input', { password: msg });
    },
  });
  const { user, router } = renderApp(<DeleteAccount email={GARDENER.email} />, { at: '/profile', path: '/profile' });
  await user.click(within(await confirmTwice(user)).getByRole('button', { name: 'Delete everything' }));
  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' });
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Password')));
  await user.keyboard('guess{Enter}');
  await vi.waitFor(() => expect(descriptionOf(field('Password'))).toBe('This password is incorrect.'));
  await user.clear(field('Password'));
  await user.type(field('Password'), 'green-thumb');
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await screen.findByText('Account deleted successfully!');
  expect(router.state.location.pathname).toBe('/login');
  expect(received.map(({ call }) => call)).toEqual([
    'DELETE /auth/account',
    'POST /auth/confirm-password',
    'POST /auth/confirm-password',
    'DELETE /auth/account',
  ]);
});

it('deletes nothing when the password is not given', async () => {
  signIn();
  const received = serve({
    'DELETE /auth/account': () => refusal(403, 'Please enter your password again.', 'password_needed'),
  });
  const { user } = renderApp(<DeleteAccount email={GARDENER.email} />);
  await user.click(within(await confirmTwice(user)).getByRole('button', { name: 'Delete everything' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(received).toHaveLength(1);
  expect(getSession()).not.toBeNull();
});
