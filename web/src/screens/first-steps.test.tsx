import type { FirstStep, User } from '@plantcare/contract/auth.ts';
import { FERN, SNAKE_PLANT } from '@test/examples.ts';
import { serveGarden } from '@test/fake-garden.ts';
import { frameReplies, json, refusal } from '@test/fake-server.ts';
import { field } from '@test/form.ts';
import { GARDENER, signIn } from '@test/gardener.ts';
import { openApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

const { _id, scientificName, commonNames, category } = SNAKE_PLANT;

/** A new gardener on the dashboard, with a server that notes steps and adds plants. */
function open({ plants = [] as (typeof FERN)[], firstSteps = ['plant', 'reminders', 'place'] as FirstStep[] } = {}) {
  let user: User = signIn({ ...GARDENER, firstSteps });
  let fails = false;
  const served = serveGarden(
    { plants },
    {
      ...frameReplies,
      'GET /auth/me': () => json({ user }),
      'GET /species': () => json([{ _id, scientificName, commonNames, category }]),
      'GET /species/match': () =>
        json({ match: { species: SNAKE_PLANT, as: 'species', misspelled: false }, choices: [] }),
      'POST /plants': ({ body }) => {
        const plant = { ...FERN, ...(body as object) };
        served.garden.plants = [plant, ...served.garden.plants];
        return json(plant, 201);
      },
      'POST /plants/samples': () => {
        served.garden.plants = [{ ...FERN, sample: true }];
        return fails ? refusal(409, 'No room.', 'quota_reached') : json(served.garden.plants, 201);
      },
      'DELETE /plants/samples': () => {
        served.garden.plants = served.garden.plants.filter(({ sample }) => !sample);
        return json({ msg: 'Sample plants deleted' });
      },
      'POST /auth/first-steps/finish': ({ body }) => {
        const { steps } = body as { steps: FirstStep[] }; // Sent by the browser.
        user = { ...user, firstSteps: user.firstSteps.filter((step) => !steps.includes(step)) };
        return json({ user });
      },
      'PUT /auth/profile': ({ body }) => {
        user = { ...user, ...(body as object) };
        return json({ user });
      },
    },
  );
  return { ...openApp('/dashboard'), ...served, stepsLeft: () => user.firstSteps, fail: () => (fails = true) };
}

const press = (name: string) => screen.findByRole('button', { name });

it('leads from a plant by its reminders to the place, and is gone then', async () => {
  const { user, garden, changes, stepsLeft } = open();
  await screen.findByRole('heading', { name: 'Your first plant' });
  await user.type(field('Which plant do you have?'), 'snake');
  await user.click(await screen.findByRole('option', { name: /Snake plant/ }));
  await screen.findByRole('region', { name: 'What it needs' });
  await waitFor(() => expect(field('Name').value).toBe('Snake plant'));
  await user.click(await press('Add Plant'));
  const heading = await screen.findByRole('heading', { name: 'Its reminders' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.click(await press('Set 2 Reminders'));
  await screen.findByRole('heading', { name: 'Where you live' });
  expect(garden.reminders).toMatchObject([
    { title: 'Water Snake plant', type: 'watering', frequency: 'daily' },
    { title: 'Water Snake plant', type: 'watering', frequency: 'daily' },
  ]);
  await user.type(field('City'), 'Utrecht');
  await user.click(await press('Save Place'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
  await waitFor(() => expect(stepsLeft()).toEqual([]));
  expect(changes()).toContainEqual(['PUT /auth/profile', expect.objectContaining({ location: 'Utrecht' })]);
});

it('goes at once when all is skipped, and says what to do first', async () => {
  const { user, stepsLeft } = open();
  await user.click(await press('Skip all'));
  await screen.findByRole('heading', { name: 'Bring in your first plant' });
  expect(stepsLeft()).toEqual([]);
});

it('skips a step, and with the plant its reminders', async () => {
  const { user, stepsLeft } = open();
  await user.click(await press('Skip this step'));
  await screen.findByRole('heading', { name: 'Where you live' });
  expect(stepsLeft()).toEqual(['place']);
});

it('notes what was done elsewhere, so that it does not come back', async () => {
  const { stepsLeft } = open({ plants: [FERN] });
  await screen.findByRole('heading', { name: 'Its reminders' });
  await waitFor(() => expect(stepsLeft()).toEqual(['reminders', 'place']));
});

it('keeps what was typed when the plant cannot be added', async () => {
  const { user } = open();
  await user.click(await press('Add Plant'));
  await screen.findByText('Name is required');
  expect(field('Which plant do you have?').value).toBe('');
});

it('fills the garden with samples in one tap, and takes them away after a question', async () => {
  const { user, garden } = open();
  await user.click(await press('Fill with sample plants'));
  await screen.findByText('1 sample plant to look around with. It sends no notifications.');
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  await user.click(await press('Delete sample plants'));
  await screen.findByText(/also those that you added or changed/);
  await user.click(await press('Delete'));
  await screen.findByText('Sample plants deleted');
  expect(garden.plants).toEqual([]);
  await screen.findByRole('region', { name: 'First steps' });
});

it('says why no samples were added', async () => {
  const { user, fail } = open();
  fail();
  await user.click(await press('Fill with sample plants'));
  await screen.findByText('No room.');
});
