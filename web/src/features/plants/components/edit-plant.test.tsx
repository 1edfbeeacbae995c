import { FERN } from '@test/examples.ts';
import { json, serve } from '@test/fake-server.ts';
import { field, fill } from '@test/form.ts';
import { signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor, within } from '@testing-library/react';
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

function edit(plant = FERN) {
  signIn();
  const received = serve({ 'PUT /plants/:id': () => json(plant) });
  const address = `/plants/${plant._id}/edit`;
  const app = renderApp(<EditPlant plant={plant} />, { at: address, path: '/plants/:id/edit' });
  const puts = () => received.filter(({ call }) => call.startsWith('PUT'));
  const sent = () => puts().map(({ body }) => body);
  const ifMatch = () => puts().map(({ headers }) => headers.get('if-match'));
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  return { ...app, sent, ifMatch, save };
}

it('changes nothing at "Cancel", and asks before discarding typed text', async () => {
  const { user, router, sent } = edit();
  screen.getByRole('heading', { name: 'Edit Fern' });
  await fill(user, 'Location', 'Garden');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(field('Location').value).toBe('Garden');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/plants/${FERN._id}`));
  expect(sent()).toEqual([]);
});

it('sends the whole form, with what was emptied, and the version it was opened with', async () => {
  const { user, sent, ifMatch, save } = edit();
  await fill(user, 'Location', '');
  await user.click(screen.getByText('More details'));
  await user.selectOptions(field('Health'), 'Needs attention');
  await fill(user, 'Notes', 'Brown tips since March');
  await save();
  const { name, species } = FERN;
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        ...{ name, species, location: '', potSize: '', sunlight: '', size: 'medium', lastRepot: '', lastPrune: '' },
        ...{ health: 'needs_attention', notes: 'Brown tips since March' },
      },
    ]),
  );
  expect(ifMatch()).toEqual([`"${FERN.version}"`]);
});

it('removes a photo', async () => {
  const { user, sent, save } = edit({
    ...FERN,
    photoUrl: '/photos/fern.webp',
    thumbnailUrl: '/photos/fern-thumb.webp',
  });
  screen.getByRole('img', { name: 'What you chose' });
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(screen.queryByRole('img', { name: 'What you chose' })).toBeNull();
  await save();
  await waitFor(() => expect(sent()).toMatchObject([{ photo: '' }]));
});
