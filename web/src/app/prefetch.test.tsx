import { FERN } from '@test/examples.ts';
import { serveGarden } from '@test/fake-garden.ts';
import { frameReplies } from '@test/fake-server.ts';
import { signIn } from '@test/gardener.ts';
import { openApp } from '@test/render.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

it('loads what the screen behind a link shows as soon as somebody is about to follow the link', async () => {
  signIn();
  const { received } = serveGarden({ plants: [FERN] }, frameReplies);
  openApp('/showcase');
  const [link] = await screen.findAllByRole('link', { name: 'Diary' });
  const asked = () => received.some(({ call }) => call === 'GET /diary');
  expect(asked()).toBe(false);
  await waitFor(() => {
    if (link) fireEvent.focusIn(link);
    expect(asked()).toBe(true);
  });
});
