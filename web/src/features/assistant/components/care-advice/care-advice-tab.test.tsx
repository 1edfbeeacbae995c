import { json, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CareAdviceTab } from './care-advice-tab.tsx';

it('says that a question of more than 1,000 characters is too long, and keeps it whole', async () => {
  const received = serve({ 'GET /plants': () => json([]), 'GET /ai/answers': () => json([]) });
  const { user } = renderApp(<CareAdviceTab />);
  await user.type(screen.getByLabelText(/^Plant species/), 'Basil');
  const question = screen.getByLabelText<HTMLTextAreaElement>('Question (optional)');
  fireEvent.change(question, { target: { value: 'w'.repeat(1001) } });
  await user.click(screen.getByRole('button', { name: 'Get Care Advice' }));
  expect(await screen.findByText('Question can have at most 1000 characters')).toBeTruthy();
  expect(question.value).toHaveLength(1001);
  expect(received.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

it('asks a related question at a tap, and writes it into the form', async () => {
  const related = ['Do I need two blueberry plants'];
  const received = serve({
    'GET /plants': () => json([]),
    'GET /ai/answers': () => json([]),
    'POST /ai/care-advice': () => json({ data: { advice: 'Pick them blue.', known: null, related } }),
  });
  const { user } = renderApp(<CareAdviceTab />);
  await user.type(screen.getByLabelText(/^Plant species/), 'Blueberry');
  await user.type(screen.getByLabelText('Question (optional)'), 'only room for one in a pot');
  await user.click(screen.getByRole('button', { name: 'Get Care Advice' }));
  await user.click(await screen.findByRole('button', { name: 'Do I need two blueberry plants' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Question (optional)').value).toBe(related[0]);
  const asked = received.filter(({ call }) => call.startsWith('POST'));
  await waitFor(() => expect(received.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2));
  expect(asked[0]?.body).toMatchObject({ plantSpecies: 'Blueberry' });
});
