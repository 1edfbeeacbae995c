import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import { ALOE, FERN, WATERING } from '@test/examples.ts';
import { serveGarden } from '@test/fake-garden.ts';
import { field } from '@test/form.ts';
import { onDesktop, renderApp } from '@test/render.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DiaryListScreen } from './diary-list-screen.tsx';

const about = ({ _id, name }: { _id: string; name: string }) => ({ _id, name });

const ENTRIES: DiaryEntry[] = [
  { ...WATERING, title: 'Watered', plant: about(ALOE), date: '2026-03-01T12:00:00.000Z' },
  {
    ...{ ...WATERING, title: 'Pruned', plant: about(FERN), notes: 'brown tips', date: '2026-04-10T12:00:00.000Z' },
    ...{ activity: 'pruning', activityType: 'pruning' },
  },
  {
    ...{ ...WATERING, title: 'Aphids', plant: about(ALOE), date: '2026-04-20T12:00:00.000Z' },
    ...{ activity: 'pest_control', activityType: 'pest_control' },
  },
].map((entry, number) => ({ ...entry, _id: `01980000-0000-7000-8000-00000000050${number}` }) as DiaryEntry); // Spread of a union.

function open(entries = ENTRIES) {
  onDesktop();
  const server = serveGarden({ plants: [FERN, ALOE], entries });
  return { ...server, ...renderApp(<DiaryListScreen />, { at: '/diary' }) };
}

const titles = () =>
  screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const shows = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));

it('searches, filters by plant, activity, month and day, and sorts, all in the address', async () => {
  const { user, router } = open();
  await shows('Aphids', 'Pruned', 'Watered');
  await user.type(screen.getByRole('searchbox', { name: 'Search diary' }), 'fern tips');
  await shows('Pruned');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  const openFilters = async () => {
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    await screen.findByLabelText(/^From/); // Its code is loaded when it is opened first.
  };
  const closeFilters = () => user.click(screen.getByRole('button', { name: /^Show \d+ entr/ }));
  await openFilters();
  fireEvent.change(field('From'), { target: { value: '2026-03-20' } });
  fireEvent.change(field('To'), { target: { value: '2026-04-15' } });
  await closeFilters();
  await shows('Pruned');
  screen.getByText('1 of 3 entries');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await openFilters();
  await user.selectOptions(field('Month'), 'March 2026');
  await closeFilters();
  await shows('Watered');
  expect(router.state.location.search).toBe('?from=2026-03-01&to=2026-03-31');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await openFilters();
  await user.selectOptions(field('Plant'), 'Aloe');
  await user.selectOptions(field('Activity'), 'pest_control');
  await closeFilters();
  await shows('Aphids');
  await openFilters();
  await user.selectOptions(field('Plant'), 'Fern');
  await closeFilters();
  await screen.findByRole('heading', { name: 'No entries match your search' });
  const [clear] = screen.getAllByRole('button', { name: 'Clear Filters' });
  if (clear) await user.click(clear);
  await openFilters();
  await user.selectOptions(field('Sort by'), 'Title');
  await closeFilters();
  await shows('Aphids', 'Pruned', 'Watered');
  await openFilters();
  await user.click(screen.getByRole('button', { name: /^Sort direction/ }));
  await closeFilters();
  await shows('Watered', 'Pruned', 'Aphids');
  expect(router.state.location.search).toBe('?sort=title&direction=desc');
});

it('shows the waterings of one day as one line that opens to its entries', async () => {
  const waterings = [FERN, ALOE].map(
    (plant, number) =>
      ({
        ...WATERING,
        _id: `01980000-0000-7000-8000-00000000060${number}`,
        plant: about(plant),
        title: 'Watered',
        notes: null,
        description: null,
        photoUrl: null,
        thumbnailUrl: null,
        date: `2026-04-21T1${number}:00:00.000Z`,
      }) as DiaryEntry, // Spread of a union.
  );
  const { user } = open([...ENTRIES, ...waterings]);
  await shows('Watered 2 plants Aloe, Fern', 'Aphids', 'Pruned', 'Watered');
  screen.getByText('5 of 5 entries');
  const line = screen.getByRole('button', { name: /^Watered 2 plants/ });
  await user.click(line);
  await shows('Watered 2 plants Aloe, Fern', 'Watered', 'Watered', 'Aphids', 'Pruned', 'Watered');
  expect(line.getAttribute('aria-expanded')).toBe('true');
  await user.click(line);
  await shows('Watered 2 plants Aloe, Fern', 'Aphids', 'Pruned', 'Watered');
});

it('deletes an entry after a question', async () => {
  const { user, garden } = open();
  await shows('Aphids', 'Pruned', 'Watered');
  const ask = async (answer: string) => {
    await user.click(screen.getByRole('button', { name: 'Delete “Pruned”' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Pruned”?' });
    await user.click(within(question).getByRole('button', { name: answer }));
  };
  await ask('Cancel');
  expect(garden.entries).toHaveLength(3);
  await ask('Delete');
  await screen.findByText('Diary entry deleted successfully!');
  await shows('Aphids', 'Watered');
});

it('invites to write the first entry while there is none', async () => {
  open([]);
  await screen.findByRole('heading', { name: 'No diary entries yet' });
});
