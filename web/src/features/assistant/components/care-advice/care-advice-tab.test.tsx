import { json, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { fireEvent, screen } from '@testing-library/react';
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
