import { json, refusal, serve } from '@test/fake-server.ts';
import { GARDENER, signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSession } from '@/lib/session/session.ts';
import { unitsInUse } from '@/lib/units/units.ts';
import { UnitsChoice } from './units-choice.tsx';

function Choice() {
  const session = useSession();
  return session && <UnitsChoice user={session.user} />;
}

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;

it('follows the region until units are chosen, and can follow it again', async () => {
  signIn();
  const received = serve({
    'PUT /auth/preferences': ({ body }) => json({ user: { ...GARDENER, ...(body as object) } }),
  });
  const { user } = renderApp(<Choice />);
  expect(chosen()).toBe('region');
  await user.click(screen.getByRole('radio', { name: 'US' }));
  await waitFor(() => expect(unitsInUse()).toBe('us'));
  expect(chosen()).toBe('us');
  await user.click(screen.getByRole('radio', { name: 'Your region' }));
  await waitFor(() => expect(unitsInUse()).toBe('metric'));
  expect(received.map(({ body }) => body)).toEqual([{ units: 'us' }, { units: null }]);
});

it('stays as it was when it cannot be saved', async () => {
  signIn();
  serve({ 'PUT /auth/preferences': () => refusal(500, '') });
  const { user } = renderApp(<Choice />);
  await user.click(screen.getByRole('radio', { name: 'US' }));
  await screen.findByText('Failed to save this choice');
  expect(chosen()).toBe('region');
});
