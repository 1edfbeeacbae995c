import { json, refusal, serve } from '@test/fake-server.ts';
import { signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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
  const { user, router } = renderApp(<DeleteAccount />, { at: '/profile', path: '/profile' });
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
  const { user } = renderApp(<DeleteAccount />);
  await user.click(within(await confirmTwice(user)).getByRole('button', { name: 'Delete everything' }));
  await screen.findByText('Failed to delete account');
  expect(getSession()).not.toBeNull();
});
