import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, vi } from 'vitest';
import { endSession } from '@/lib/session/session.ts';

/** jsdom has no layout, so nothing ever changes its size or becomes visible. */
class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

// Browser features that jsdom does not have.
Object.assign(window, {
  ResizeObserver: IdleObserver,
  IntersectionObserver: IdleObserver,
  scrollTo: () => {},
  matchMedia: (media: string) => ({
    matches: false,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
});
Object.assign(Element.prototype, {
  scrollIntoView: () => {},
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
});
Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });
Object.assign(navigator, { locks: { request: async (_name: string, task: () => unknown) => task() } });
document.documentElement.style.fontSize = '16px';
Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} });

// For a slow machine.
configure({ asyncUtilTimeout: 5000 });

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // Running requests must not affect the next test.
  await new Promise((done) => setTimeout(done));
  toast.dismiss();
  endSession();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});
