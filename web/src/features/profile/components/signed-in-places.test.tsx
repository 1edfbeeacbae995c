import type { Session } from '@plantcare/contract/auth.ts';
import { json, refusal, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SignedInPlaces } from './signed-in-places.tsx';

function session(number: number, current: boolean): Session {
  const moment = '2026-05-01T12:00:00.000Z';
  const _id = `01980000-0000-7000-8000-0000000002${number}0`;
  return { _id, current, device: null, createdAt: moment, lastUsedAt: moment };
}

it('lists this device first, and ends the others after a question', async () => {
  let sessions = [session(1, false), session(2, true), session(3, false)];
  serve({
    'GET /auth/sessions': () => json(sessions),
    'DELETE /auth/sessions': () => {
      sessions = sessions.filter(({ current }) => current);
      return json({ msg: 'Signed out everywhere else.' });
    },
  });
  const { user } = renderApp(<SignedInPlaces />);
  const places = await screen.findAllByRole('listitem');
  expect(places.map((place) => within(place).queryByText('This device') !== null)).toEqual([true, false, false]);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  const question = await screen.findByRole('alertdialog', { name: 'Sign out everywhere else?' });
  await user.click(within(question).getByRole('button', { name: 'Sign out everywhere else' }));
  await screen.findByText('Signed out everywhere else.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull());
  expect(screen.queryAllByText('This device')).toHaveLength(1);
});

it('offers another try when the list could not be loaded', async () => {
  let isDown = true;
  serve({
    'GET /auth/sessions': () => (isDown ? refusal(400, 'The list is lost.') : json([session(1, true)])),
  });
  const { user } = renderApp(<SignedInPlaces />);
  await screen.findByText('The list is lost.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('This device');
});
