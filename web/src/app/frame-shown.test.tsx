import { afterEach, expect, test, vi } from 'vitest';
import { frameShown } from '@/app/frame-shown.ts';

type Told = (list: { getEntries(): { element: Element }[] }, observer: { disconnect(): void }) => void;

/** A browser that tells of the elements that are painted. */
function browserThatTells() {
  const disconnect = vi.fn();
  let told: Told = () => undefined;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = ['largest-contentful-paint'];
      readonly disconnect = disconnect;
      constructor(callback: Told) {
        told = callback;
      }
      observe() {}
    },
  );
  return { paint: (element: Element) => told({ getEntries: () => [{ element }] }, { disconnect }), disconnect };
}

/** Whether a promise is resolved by now. */
function isResolved(promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => true), Promise.resolve(false)]);
}

afterEach(() => vi.unstubAllGlobals());

test('a frame without photos is shown once its heading is painted', async () => {
  const { paint, disconnect } = browserThatTells();
  const shown = frameShown([]);
  expect(await isResolved(shown)).toBe(false);
  paint(document.createElement('h1'));
  await shown;
  expect(disconnect).toHaveBeenCalled();
});

test('a frame with photos is shown once one of them is painted, and not before', async () => {
  const { paint } = browserThatTells();
  const photo = document.createElement('img');
  const shown = frameShown([document.createElement('img'), photo]);
  paint(document.createElement('h1'));
  await Promise.resolve();
  expect(await isResolved(shown)).toBe(false);
  paint(photo);
  await shown;
});

test('where the browser tells of no paint, a frame is shown once its photos can be drawn', async () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
  const photo = document.createElement('img');
  photo.decode = vi.fn(() => Promise.resolve());
  await frameShown([photo]);
  expect(photo.decode).toHaveBeenCalled();
  await frameShown([]);
});
