import { ALOE, FERN } from '@test/examples.ts';
import { serve } from '@test/fake-server.ts';
import { field } from '@test/form.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PrintLabels } from './print-labels.tsx';

it('downloads the labels of the chosen plants, from the first free label on', async () => {
  const received = serve({
    'POST /plants/labels': () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }),
  });
  URL.createObjectURL = () => 'blob:labels';
  const printed = vi.fn();
  const { user } = renderApp(<PrintLabels plants={[FERN, ALOE]} onClose={() => {}} onPrinted={printed} />);
  await screen.findByRole('heading', { name: 'Print 2 labels' });
  await user.selectOptions(field('Format'), 'avery-l7160');
  await user.clear(field('First free label'));
  await user.type(field('First free label'), '22');
  expect(screen.getByText('Please enter a whole number from 1 to 21')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await user.clear(field('First free label'));
  await user.type(field('First free label'), '20');
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(printed).toHaveBeenCalledOnce());
  expect(received.map(({ body }) => body)).toEqual([
    { plants: [FERN._id, ALOE._id], format: 'avery-l7160', start: 20 },
  ]);
});
