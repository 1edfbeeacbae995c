import { ALOE, WATERING } from '@test/examples.ts';
import { json, refusal, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EditEntryForm } from './edit-entry-form.tsx';

it('says that the plants failed to load, and still saves the entry for its plant', async () => {
  const received = serve({
    'GET /plants': () => refusal(400, ''),
    'PUT /diary/:id': () => json({ ...WATERING, title: 'Soaked Fern' }),
  });
  const onSaved = vi.fn();
  const { user } = renderApp(
    <EditEntryForm entry={WATERING} onEdited={() => {}} onCancel={() => {}} onSaved={onSaved} />,
  );
  expect(await screen.findByText('Failed to load plants')).toBeTruthy();
  const title = screen.getByLabelText(/^Title/);
  await user.clear(title);
  await user.type(title, 'Soaked Fern');
  await user.click(screen.getByRole('button', { name: 'Update Entry' }));
  expect(await screen.findByText('Diary entry updated successfully!')).toBeTruthy();
  expect(onSaved).toHaveBeenCalledOnce();
  expect(received.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ title: 'Soaked Fern' });
});

it('leaves an entry with its plant when the gardener has said farewell to that', async () => {
  const received = serve({ 'GET /plants': () => json([ALOE]), 'PUT /diary/:id': () => json(WATERING) });
  const { user } = renderApp(
    <EditEntryForm entry={WATERING} onEdited={() => {}} onCancel={() => {}} onSaved={() => {}} />,
  );
  await screen.findByRole('option', { name: ALOE.name });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Plant/ }).value).toBe(WATERING.plant._id);
  await user.type(screen.getByLabelText(/^Title/), '!');
  await user.click(screen.getByRole('button', { name: 'Update Entry' }));
  await screen.findByText('Diary entry updated successfully!');
  expect(received.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ plant: WATERING.plant._id });
});
