import type { Import } from '@plantcare/contract/transfer.ts';
import { json, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ImportGarden } from './import-garden.tsx';

const DONE: Import = {
  _id: '01980000-0000-7000-8000-0000000000aa',
  source: 'zip',
  state: 'done',
  photosDone: 3,
  photos: 3,
  plants: 2,
  diaryEntries: 1,
  reminders: 4,
  leftOut: [],
  error: null,
  createdAt: '2026-05-01T12:00:00.000Z',
  since: { plantsLeft: 2, plantsChanged: 1, diaryEntries: 3, reminders: 0 },
};

const zip = new File(['zip'], 'garden.zip', { type: 'application/zip' });

it('sends the chosen file, says what was added, and undoes it after saying what goes with it', async () => {
  let state: Import[] = [];
  serve({
    'GET /imports': () => json(state),
    'POST /imports': () => {
      state = [DONE];
      return json({ ...DONE, state: 'running', photosDone: 0, since: null });
    },
    [`POST /imports/${DONE._id}/undo`]: () => {
      state = [{ ...DONE, state: 'undone', since: null }];
      return json({ msg: 'The import was undone.' });
    },
  });
  const { user } = renderApp(<ImportGarden />);
  await user.upload(screen.getByLabelText('File to import'), zip);
  await screen.findByText('Imported 2 plants, 1 diary entry, 4 reminders and 3 photos.');
  await user.click(screen.getByRole('button', { name: 'Undo Import' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/What you have changed or added since goes with it: 1 plant, 3 diary entries\./);
  await user.click(dialog.getByRole('button', { name: 'Undo Import' }));
  await screen.findByText('The import was undone.');
});

it('says how far a running import is', async () => {
  serve({
    'GET /imports': () => json([{ ...DONE, state: 'running', photosDone: 1, since: null }]),
  });
  renderApp(<ImportGarden />);
  await screen.findByText(/1 of 3 photos are read/);
  expect(screen.getByRole('progressbar', { name: 'Photos read' }).getAttribute('max')).toBe('3');
});

it('says what of a backup has no place here', async () => {
  serve({
    'GET /imports': () => json([{ ...DONE, source: 'hortusfox', leftOut: ['5 inventory items', '1 calendar entry'] }]),
  });
  renderApp(<ImportGarden />);
  await screen.findByText('What was left out:');
  expect(
    screen
      .getAllByRole('listitem')
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(['5 inventory items', '1 calendar entry']);
});

it('says why a file was refused', async () => {
  serve({
    'GET /imports': () => json([]),
    'POST /imports': () => json({ msg: 'This is not a complete ZIP file.', code: 'invalid_input' }, 400),
  });
  const { user } = renderApp(<ImportGarden />);
  await user.upload(screen.getByLabelText('File to import'), zip);
  await screen.findByText('This is not a complete ZIP file.');
});
