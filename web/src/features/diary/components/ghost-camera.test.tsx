import { renderApp } from '@test/render.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { GhostCamera } from './ghost-camera.tsx';

const last = { url: '/photos/fern.webp' };

function camera(getUserMedia: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}

afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

it('asks for a picture where there is no camera, or it is not allowed', async () => {
  camera(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  const taken = vi.fn();
  const { user } = renderApp(<GhostCamera last={last} onTaken={taken} onClose={() => {}} />);
  await screen.findByText(/There is no camera here, or it was not allowed/);
  expect(screen.queryByRole('button', { name: 'Take Photo' })).toBeNull();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const picture = new File(['x'], 'fern.jpg', { type: 'image/jpeg' });
  if (input) await user.upload(input, picture);
  expect(taken).toHaveBeenCalledWith(picture);
});

it('lays the last photo over what the camera sees, and turns the camera off at the end', async () => {
  const stop = vi.fn();
  camera(async () => ({ getTracks: () => [{ stop }] }));
  const { unmount } = renderApp(<GhostCamera last={last} onTaken={() => {}} onClose={() => {}} />);
  const ghost = () => document.querySelector<HTMLImageElement>(`img[src="${last.url}"]`);
  const slider = await screen.findByRole('slider', { name: 'How much of the last photo shows' });
  expect(ghost()?.style.opacity).toBe('0.4');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(ghost()?.style.opacity).toBe('0');
  expect(screen.getByRole('button', { name: 'Take Photo' })).toHaveProperty('disabled', true);
  unmount();
  expect(stop).toHaveBeenCalled();
});
