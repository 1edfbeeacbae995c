import type { Plant } from '@plantcare/contract/plants.ts';
import { ALOE, FERN, WATER_FERN } from '@test/examples.ts';
import { serveGarden } from '@test/fake-garden.ts';
import { json, refusal } from '@test/fake-server.ts';
import { findField } from '@test/form.ts';
import { renderApp } from '@test/render.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlantListScreen } from './plant-list-screen.tsx';

const MINT: Plant = { ...FERN, _id: '01980000-0000-7000-8000-00000000000d', name: 'Mint', location: 'Kitchen' };

const ADDED = [FERN, ALOE, MINT].map(({ _id, name }, number) => ({
  ...WATER_FERN,
  _id: `01980000-0000-7000-8000-00000000070${number}`,
  plant: { _id, name },
}));

afterEach(() => void vi.useRealTimers());

function open() {
  const served = serveGarden(
    { plants: [FERN, ALOE, MINT], reminders: [WATER_FERN] },
    {
      'POST /plants/move': ({ body }) => {
        const { ids, location } = body as { ids: string[]; location: string };
        return json([FERN, ALOE, MINT].filter(({ _id }) => ids.includes(_id)).map((plant) => ({ ...plant, location })));
      },
      'POST /plants/delete': () => json({ msg: '2 plants deleted successfully!' }),
      'POST /reminders/several': () => json(ADDED, 201),
      'POST /reminders/delete': () => json({ msg: 'Reminders deleted successfully!' }),
    },
  );
  return { ...renderApp(<PlantListScreen />, { at: '/plants', path: '/plants' }), ...served };
}

const bar = () => within(screen.getByRole('region', { name: 'Chosen plants' }));

async function choose(user: ReturnType<typeof renderApp>['user'], ...names: string[]) {
  await user.click(await screen.findByRole('button', { name: 'Choose' }));
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Choose ${name}` }));
}

it('says on each card what the plant needs next', async () => {
  open();
  const card = (await screen.findByRole('heading', { name: 'Fern' })).closest('article');
  await waitFor(() => expect(card?.textContent).toContain('Overdue: water'));
});

it('waters the chosen plants', async () => {
  const { user, changes } = open();
  await choose(user, 'Fern', 'Mint');
  bar().getByText('2 chosen');
  await user.click(bar().getByRole('button', { name: 'Water' }));
  await screen.findByText('Watered 2 plants');
  expect(changes()).toMatchObject([['POST /care', { plants: [FERN._id, MINT._id], activity: 'watering' }]]);
  expect(screen.queryByRole('region', { name: 'Chosen plants' })).toBeNull();
});

it('moves the chosen plants, and back to where each of them stood', async () => {
  const { user, changes } = open();
  await choose(user, 'Fern', 'Mint');
  await user.click(bar().getByRole('button', { name: 'Move' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Balcony' }));
  await screen.findByText('Moved 2 plants to Balcony');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(changes().map(([, body]) => body)).toEqual([
      { ids: [FERN._id, MINT._id], location: 'Balcony' },
      { ids: [FERN._id], location: 'Bathroom' },
      { ids: [MINT._id], location: 'Kitchen' },
    ]),
  );
});

it('sets a reminder for all plants at once, which one tap takes back', async () => {
  const { user, changes } = open();
  await choose(user);
  await user.click(bar().getByRole('button', { name: 'Choose all 3' }));
  await user.click(bar().getByRole('button', { name: 'Remind' }));
  await user.selectOptions(await findField('Type'), 'fertilizing');
  await user.click(screen.getByRole('button', { name: 'Every 14 days' }));
  await user.click(screen.getByRole('button', { name: 'Add 3 Reminders' }));
  await screen.findByText('3 reminders added');
  expect(changes()).toMatchObject([
    [
      'POST /reminders/several',
      { plants: [FERN._id, ALOE._id, MINT._id], type: 'fertilizing', frequency: 'daily', interval: 14 },
    ],
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Reminders deleted successfully!');
  expect(changes().at(-1)).toEqual(['POST /reminders/delete', { ids: ADDED.map(({ _id }) => _id) }]);
  expect(screen.queryByText('3 reminders added')).toBeNull();
});

it('shows what is due in one tap', async () => {
  const { user } = open();
  const due = await screen.findByRole('button', { name: 'Due' });
  await user.click(due);
  await screen.findByText('1 of 3 plants');
  expect(due.getAttribute('aria-pressed')).toBe('true');
  await user.click(due);
  await screen.findByText('3 of 3 plants');
});

it('deletes several plants unless that is undone within ten seconds', async () => {
  const { user, changes } = open();
  await choose(user, 'Fern', 'Mint');
  await user.click(bar().getByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('heading', { name: 'Fern' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  screen.getByRole('heading', { name: 'Fern' });

  await choose(user, 'Fern', 'Mint');
  vi.useFakeTimers();
  act(() => bar().getByRole('button', { name: 'Delete' }).click());
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(changes()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(changes()).toEqual([['POST /plants/delete', { ids: [FERN._id, MINT._id] }]]);
});

it('deletes at once when the list is left', async () => {
  const { user, changes, unmount } = open();
  await choose(user, 'Fern', 'Mint');
  await user.click(bar().getByRole('button', { name: 'Delete' }));
  unmount();
  await waitFor(() => expect(changes()).toEqual([['POST /plants/delete', { ids: [FERN._id, MINT._id] }]]));
});

it('asks before it deletes a single plant', async () => {
  const { user, changes } = open();
  await choose(user, 'Fern');
  await user.click(bar().getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog', { name: 'Delete Fern?' });
  expect(changes()).toEqual([]);
});

it('takes a deleted plant away at once, and puts it back in its place when that is refused', async () => {
  let refuse = () => {};
  const answer = new Promise<Response>((resolve) => {
    refuse = () => resolve(refusal(503, 'The server is busy.', 'unavailable'));
  });
  serveGarden({ plants: [FERN, ALOE, MINT] }, { [`DELETE /plants/${ALOE._id}`]: () => answer });
  const { user } = renderApp(<PlantListScreen />, { at: '/plants', path: '/plants' });
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await user.click(await screen.findByRole('button', { name: 'Delete Aloe' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Aloe?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(names()).toEqual(['Fern', 'Mint']));
  refuse();
  await screen.findByText('The server is busy.');
  await waitFor(() => expect(names()).toEqual(['Fern', 'Aloe', 'Mint']));
});
