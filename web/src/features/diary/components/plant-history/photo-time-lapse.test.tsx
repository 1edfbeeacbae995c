import { renderApp } from '@test/render.tsx';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PhotoTimeLapse } from './photo-time-lapse.tsx';

const photos = ['Mar 1, 2026', 'Apr 1, 2026', 'May 1, 2026'].map((label, index) => ({
  label,
  url: `/photos/fern-${index}.webp`,
}));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it('shows the last photo until it is started, plays to the end, and can be paused', async () => {
  renderApp(<PhotoTimeLapse plant="1" photos={photos} />);
  const alt = () => screen.getAllByRole('img')[0]?.getAttribute('alt');
  expect(alt()).toBe('May 1, 2026');
  act(() => screen.getByRole('button', { name: 'Play' }).click());
  expect(alt()).toBe('Mar 1, 2026');
  act(() => void vi.advanceTimersByTime(1500));
  expect(alt()).toBe('Apr 1, 2026');
  act(() => screen.getByRole('button', { name: 'Pause' }).click());
  act(() => void vi.advanceTimersByTime(5000));
  expect(alt()).toBe('Apr 1, 2026');
  act(() => screen.getByRole('button', { name: 'Play' }).click());
  act(() => void vi.advanceTimersByTime(1500));
  expect(alt()).toBe('May 1, 2026');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('3 of 3: May 1, 2026');
});
