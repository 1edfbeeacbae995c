import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, vi } from 'vitest';
import { endSession } from '@/lib/session/session.ts';

/** Nothing is laid out in jsdom, so nothing ever changes its size or comes into view. */
class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

// What jsdom lacks of a browser.
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
Object.assign(navigator, { locks: { request: async (_name: string, task: () => unknown) => task() } });
document.documentElement.style.fontSize = '16px';
Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} });

// For a machine that has other things to do.
configure({ asyncUtilTimeout: 5000 });

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // What is still being answered must not show in the next test.
  await new Promise((done) => setTimeout(done));
  toast.dismiss();
  endSession();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});
