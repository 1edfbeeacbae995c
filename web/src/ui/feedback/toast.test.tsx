import { renderApp } from '@test/render.tsx';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toast } from './toast.ts';

it('disappears after 3 seconds, also with a button', async () => {
  vi.useFakeTimers();
  renderApp(<p>A screen</p>);
  act(() => toast.success('Marked as completed!', { action: { label: 'Undo', onPress: () => {} } }));
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(screen.queryByText('Marked as completed!')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(screen.queryByText('Marked as completed!')).toBeNull();
});
