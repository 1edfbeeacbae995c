import type { PlantTable } from '@plantcare/contract/plant-table.ts';
import { json, type ReceivedCall, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ImportGarden } from './import-garden.tsx';

const FERN = {
  ...{ row: 2, name: 'Fern', species: 'Nephrolepis', location: 'Bath', acquired: '2025-04-03', potSize: null },
  ...{ sunlight: null, lastRepot: null, lastWatered: null, waterEvery: 7, notes: null },
};
const TABLE: PlantTable = {
  columns: [
    { heading: 'Plant', sample: 'Fern', field: 'name' },
    { heading: 'Colour', sample: 'green', field: null },
  ],
  ...{ headings: true, rows: 3, plants: 2, watered: 1, first: [FERN], wrong: 0, wrongRows: [] },
  ...{ ambiguousDate: null, dates: null, obstacle: null },
};

/** Chooses a table, of which the server says these things. */
async function choose(table: Partial<PlantTable>) {
  const calls = serve({
    'GET /imports': () => json([]),
    'POST /imports/plants/preview': () => json({ ...TABLE, ...table }),
    'POST /imports/plants': () => json({ msg: 'Row 4: no name.', code: 'invalid_input' }, 400),
  });
  const { user } = renderApp(<ImportGarden />);
  const file = new File(['Plant,Colour'], 'plants.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('File to import'), file);
  await screen.findByRole('heading', { name: 'plants.csv' });
  return { user, calls };
}

const queryOf = ({ call }: ReceivedCall) => new URL(call.replace(/^\w+ /, ''), location.origin).searchParams;
const lastPreview = (calls: ReceivedCall[]) =>
  Object.fromEntries(queryOf(calls.findLast(({ call }) => call.includes('/preview')) as ReceivedCall)); // Just made.

it('shows what would be stored, and stores nothing before it is told to', async () => {
  const { user, calls } = await choose({});
  expect(screen.getByLabelText<HTMLSelectElement>('Plant').value).toBe('name');
  screen.getByText('“green”');
  screen.getByRole('heading', { name: '2 plants to add' });
  screen.getByText('Bath · Acquired April 3, 2025 · Reminder to water every 7 days');
  expect(calls.some(({ call }) => call.startsWith('POST /imports/plants?'))).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Import 2 Plants' }));
  await screen.findByText('Row 4: no name.');
  const start = calls.find(({ call }) => call.startsWith('POST /imports/plants?'));
  expect(start && Object.fromEntries(queryOf(start))).toEqual({ reminders: 'yes', skipWrong: 'no' });
});

it('gives a field that is chosen for one column to no other', async () => {
  const { user, calls } = await choose({});
  await user.selectOptions(screen.getByLabelText('Colour'), 'Name');
  await waitFor(() => expect(lastPreview(calls)).toEqual({ columns: '-,name', reminders: 'yes' }));
  await user.click(screen.getByRole('checkbox', { name: /Remind me to water/ }));
  await waitFor(() => expect(lastPreview(calls)).toEqual({ columns: '-,name', reminders: 'no' }));
});

it('lists the rows that cannot be imported, and offers to import the others', async () => {
  await choose({ wrong: 1, wrongRows: [{ row: 14, text: 'no name' }] });
  screen.getByText('1 row cannot be imported');
  screen.getByText('Row 14: no name');
  screen.getByRole('button', { name: 'Import the Other 2 Plants' });
});

it('asks how a date is meant that can be read in two ways', async () => {
  const { user, calls } = await choose({ ambiguousDate: '03/04/2025', obstacle: 'Please choose.' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 2 Plants' }).disabled).toBe(true);
  screen.getByRole('group', { name: 'How is a date such as 03/04/2025 meant?' });
  await user.click(screen.getByRole('radio', { name: 'Month first' }));
  await waitFor(() => expect(lastPreview(calls)).toMatchObject({ dates: 'month-first' }));
});
