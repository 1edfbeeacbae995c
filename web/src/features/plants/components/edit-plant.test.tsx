import { FERN } from '@test/examples.ts';
import { json, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditPlant } from './edit-plant.tsx';

it('returns after saving to the list as it was searched and filtered', async () => {
  serve({ 'PUT /plants/:id': () => json({ ...FERN, name: 'Boston fern' }) });
  const pathname = `/plants/${FERN._id}/edit`;
  const { user, router } = renderApp(<EditPlant plant={FERN} />, {
    at: { pathname, state: { listSearch: '?search=fern&health=healthy' } },
    path: '/plants/:id/edit',
  });
  await user.type(screen.getByLabelText(/^Name/), ' of Boston');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/plants'));
  expect(router.state.location.search).toBe('?search=fern&health=healthy');
});
