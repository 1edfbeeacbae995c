import { ALOE, FERN } from '@test/examples.ts';
import { serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlantBrowser } from './plant-browser.tsx';

it('always offers "Clear Filters", which is disabled until the list is narrowed', async () => {
  serve({});
  const { user } = renderApp(<PlantBrowser plants={[FERN, ALOE]} />);
  const clear = screen.getByRole('button', { name: 'Clear Filters' });
  expect(clear.hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByRole('searchbox'), 'aloe');
  expect(screen.getByText('1 of 2 plants')).toBeTruthy();
  expect(clear.hasAttribute('disabled')).toBe(false);
  await user.click(clear);
  expect(screen.getByText('2 of 2 plants')).toBeTruthy();
  expect(clear.hasAttribute('disabled')).toBe(true);
});
