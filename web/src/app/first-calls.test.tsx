import { FERN } from '@test/examples.ts';
import { serveGarden } from '@test/fake-garden.ts';
import { frameReplies } from '@test/fake-server.ts';
import { signIn } from '@test/gardener.ts';
import { openApp } from '@test/render.tsx';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { askEarly, takeEarlyAnswer } from '@/lib/api/early-answers.ts';
import { FIRST_CALLS } from './first-calls.ts';

const SCREENS = Object.entries(FIRST_CALLS);

it.each(SCREENS)('asks early for nothing but what %s asks for itself', async (path, addresses) => {
  signIn();
  const { received } = serveGarden({ plants: [FERN] }, frameReplies);
  openApp(path);
  const asked = () => received.map(({ call }) => call.replace('GET ', '/api'));
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining([...addresses])));
});

it('shows what was asked for early, and does not ask twice', async () => {
  signIn();
  const { received } = serveGarden({ plants: [FERN] }, frameReplies);
  askEarly(['/api/plants'], 'token');
  openApp('/plants');
  const asked = () => received.map(({ call }) => call);
  await waitFor(() => expect(asked()).toContain('GET /reminders'));
  expect(asked().filter((call) => call === 'GET /plants')).toHaveLength(1);
});

it('asks for what may wait only when it may begin, and gives that answer too', async () => {
  const { received } = serveGarden({ plants: [FERN] }, frameReplies);
  const begin = Promise.withResolvers<void>();
  askEarly(['/api/plants'], 'token');
  askEarly(['/api/reminders'], 'token', begin.promise);
  const answer = takeEarlyAnswer('/api/reminders', 'token');
  expect(received.map(({ call }) => call)).toEqual(['GET /plants']);
  begin.resolve();
  expect((await answer)?.ok).toBe(true);
  expect(takeEarlyAnswer('/api/plants', 'token')).toBeDefined();
});

it('leaves alone what was asked for by another session', async () => {
  signIn();
  const { received } = serveGarden({ plants: [FERN] }, frameReplies);
  askEarly(['/api/plants'], 'of somebody else');
  openApp('/plants');
  await waitFor(() => expect(received.filter(({ call }) => call === 'GET /plants')).toHaveLength(2));
});
