import { json, serve } from '@test/fake-server.ts';
import { signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DiagnoseTab } from './diagnose-tab.tsx';

it('does not claim to look at a photo while it begins with questions', async () => {
  signIn();
  const reply = Promise.withResolvers<Response>();
  serve({
    'GET /plants': () => json([]),
    'POST /ai/diagnose': () => reply.promise,
  });
  const { user } = renderApp(<DiagnoseTab />, { at: '/ai?tab=diagnose', path: '/ai' });
  await user.click(await screen.findByRole('button', { name: 'Answer questions instead' }));
  await screen.findByText('Finding the first question…');
  expect(screen.queryByText('Looking at your photo…')).toBeNull();
  expect(screen.getByRole('button', { name: 'Diagnose Plant' }).getAttribute('aria-busy')).toBeNull();
  reply.resolve(json({ data: { condition: 'Root rot', confidence: 60 } }));
  await screen.findByRole('heading', { name: 'Root rot' });
});
