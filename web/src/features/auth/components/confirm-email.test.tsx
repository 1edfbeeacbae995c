import { json, refusal, serve } from '@test/fake-server.ts';
import { GARDENER, signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSession } from '@/lib/session/session.ts';
import { ConfirmEmail } from './confirm-email.tsx';

const confirm = () => screen.getByRole('button', { name: 'Confirm This Address' });

it('confirms the address on a click, not by being opened, and updates the account that is signed in', async () => {
  signIn({ ...GARDENER, unconfirmedEmail: GARDENER.email });
  const received = serve({
    'POST /auth/confirm-email': () => json({ msg: 'Your email address is confirmed.' }),
    'GET /auth/me': () => json({ user: GARDENER }),
  });
  const { user } = renderApp(<ConfirmEmail token="leaf" />);
  expect(received).toEqual([]);
  await user.click(confirm());
  await screen.findByText('Your email address is confirmed. Thank you!');
  expect(received[0]?.body).toEqual({ token: 'leaf' });
  expect(getSession()?.user.unconfirmedEmail).toBeNull();
});

it('says why a link does not work any more', async () => {
  serve({ 'POST /auth/confirm-email': () => refusal(400, 'This link has expired or was used already.') });
  const { user } = renderApp(<ConfirmEmail token="leaf" />);
  await user.click(confirm());
  await screen.findByText('This link has expired or was used already.');
  expect(confirm()).toBeDefined();
});
