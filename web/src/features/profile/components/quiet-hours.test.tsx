import { json, serve } from '@test/fake-server.ts';
import { descriptionOf, field } from '@test/form.ts';
import { GARDENER } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuietHours } from './quiet-hours.tsx';

it('keeps them once they are on and end at another time than they begin', async () => {
  const received = serve({
    'PUT /auth/quiet-hours': ({ body }) =>
      json({ user: { ...GARDENER, quietHours: body as typeof GARDENER.quietHours } }),
  });
  const { user } = renderApp(<QuietHours user={GARDENER} />);
  const toggle = screen.getByRole('switch', { name: 'Use Quiet Hours' });
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  expect(screen.queryByLabelText('From')).toBeNull();
  await user.click(toggle);
  fireEvent.change(field('From'), { target: { value: '22:00' } });
  fireEvent.change(field('Until'), { target: { value: '22:00' } });
  await user.click(screen.getByRole('button', { name: 'Save Quiet Hours' }));
  expect(descriptionOf(field('Until'))).toBe('Quiet hours must begin and end at different times');
  expect(received).toEqual([]);

  fireEvent.change(field('Until'), { target: { value: '07:30' } });
  await user.click(screen.getByRole('button', { name: 'Save Quiet Hours' }));
  await screen.findByText('Quiet hours updated successfully!');
  expect(received.map(({ body }) => body)).toEqual([{ enabled: true, from: '22:00', until: '07:30' }]);
});
