import { json, refusal, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfirmEmailNote } from './confirm-email-note.tsx';

const ADDRESS = 'flora@example.org';

it('names the address, and sends the link again', async () => {
  let sent = 0;
  const received = serve({
    'POST /auth/confirm-email/send': () =>
      ++sent === 1
        ? json({ msg: `We sent a link to ${ADDRESS}.` })
        : refusal(429, 'Too many attempts. Please wait 60 minutes and try again.', 'too_many_requests'),
  });
  const { user } = renderApp(<ConfirmEmailNote address={ADDRESS} />);
  await screen.findByText(/we sent a link to flora@example.org/);
  await user.click(screen.getByRole('button', { name: 'Send Again' }));
  await screen.findByText(`We sent a link to ${ADDRESS}.`);
  await user.click(screen.getByRole('button', { name: 'Send Again' }));
  await screen.findByText('Too many attempts. Please wait 60 minutes and try again.');
  expect(received).toHaveLength(2);
});
