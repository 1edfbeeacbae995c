import { ALOE, FERN, WATERING } from '@test/examples.ts';
import { serveGarden } from '@test/fake-garden.ts';
import { descriptionOf, field, fill } from '@test/form.ts';
import { signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AddDiaryEntryScreen } from './add-diary-entry-screen.tsx';
import { EditDiaryEntryScreen } from './edit-diary-entry-screen.tsx';

const KITCHEN = ['Basil', 'Mint', 'Thyme'].map((name, number) => ({
  ...FERN,
  ...{
    name,
    location: 'Kitchen',
    placeId: '0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a02',
    _id: `01980000-0000-7000-8000-00000000040${number}`,
  },
}));

beforeEach(() => void signIn());

/** A day by the calendar of the machine, as `2026-05-01`, so many days ago. */
function dayBefore(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
}

describe('a new entry', () => {
  function open(search = '', plants = [FERN, ALOE, ...KITCHEN]) {
    const server = serveGarden({ plants });
    const app = renderApp(<AddDiaryEntryScreen />, { at: { pathname: '/diary/add', search }, path: '/diary/add' });
    const add = async () => app.user.click(await screen.findByRole('button', { name: 'Add Entry' }));
    return { ...server, ...app, add };
  }

  it('needs a plant and a title', async () => {
    const { add, changes } = open();
    await add();
    await screen.findByText('Plant is required');
    expect(descriptionOf(field('Title'))).toBe('Title is required');
    expect(changes()).toEqual([]);
  });

  it('is suggested a title by its activity, which the own words replace', async () => {
    const { user, add, garden, router } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Aloe/ }));
    await user.click(screen.getByRole('radio', { name: /Fertilizing/ }));
    expect(field('Title').value).toBe('Fertilized');
    await fill(user, 'Title', 'First feed of spring');
    await user.click(screen.getByRole('radio', { name: /Watering/ }));
    expect(field('Title').value).toBe('First feed of spring');
    await add();
    await screen.findByText('Diary entry added successfully!');
    expect(router.state.location.pathname, 'until the message is read').toBe('/diary/add');
    await waitFor(() => expect(router.state.location.pathname).toBe('/diary'));
    expect(garden.entries).toMatchObject([{ title: 'First feed of spring', plant: { name: 'Aloe' } }]);
  });

  it('is dated yesterday on demand, but not tomorrow, and takes plant and activity from the address', async () => {
    const { add, garden } = open(`?plant=${FERN._id}&activity=watering`);
    const fern = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Fern/ });
    expect(fern.checked).toBe(true);
    expect(field('Title').value).toBe('Watered');
    fireEvent.change(field('Date'), { target: { value: dayBefore(-1) } });
    await add();
    await waitFor(() => expect(descriptionOf(field('Date'))).toContain('future'));
    expect(garden.entries).toEqual([]);
    fireEvent.change(field('Date'), { target: { value: dayBefore(1) } });
    await add();
    await screen.findByText('Diary entry added successfully!');
    expect(garden.entries.map(({ date }) => date)).toEqual([new Date(`${dayBefore(1)}T12:00:00`).toISOString()]);
  });

  it('is written for all plants in a place at once', async () => {
    const { user, add, garden } = open();
    await user.click(await screen.findByRole('button', { name: /^Select all in Kitchen/ }));
    expect(screen.getByText(/^One entry each for/).textContent).toContain('Mint');
    await user.click(screen.getByRole('radio', { name: /Watering/ }));
    await add();
    await screen.findByText('Diary entry added successfully!');
    expect(garden.entries.map(({ plant, activity }) => [plant.name, activity])).toEqual([
      ['Basil', 'watering'],
      ['Mint', 'watering'],
      ['Thyme', 'watering'],
    ]);
  });

  it('asks for a first plant where there is none', async () => {
    open('', []);
    await screen.findByRole('heading', { name: 'No plants yet' });
  });
});

it('an entry keeps its activity while it is edited, and asks before a change is lost', async () => {
  const entry = { ...WATERING, title: 'New leaf', activity: 'observation', activityType: 'observation' } as const;
  const { changes } = serveGarden({ plants: [FERN], entries: [entry] });
  const { user, router } = renderApp(<EditDiaryEntryScreen />, {
    at: `/diary/${entry._id}/edit`,
    path: '/diary/:id/edit',
  });
  await screen.findByRole('dialog', { name: 'Edit Entry' });
  await waitFor(() => expect(field('Title').value).toBe('New leaf'));
  expect(field('Activity').value).toBe('observation');
  await fill(user, 'Title', 'Old leaf');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/diary'));
  expect(changes()).toEqual([]);
});
