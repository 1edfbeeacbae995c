import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const Loaded = () => <p>Loaded</p>;

it('keeps the screen when a part of it cannot be loaded, and tries again in one tap', async () => {
  const load = vi.fn<() => Promise<typeof Loaded>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(Loaded);
  const Part = lazyPart(load);
  const { user } = renderApp(
    <>
      <p>The screen</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Loaded');
  expect(screen.getByText('The screen')).toBeTruthy();
});
