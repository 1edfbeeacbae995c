import { useSyncExternalStore } from 'react';
import { storage } from '@/lib/session/storage.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

// app/first-paint.ts reads the same key before the first paint.
const KEY = 'theme';
const PAPER = { light: '#f7f2e7', dark: '#111813' };

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function storedChoice(): ThemeChoice {
  const stored = storage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

let choice = storedChoice();
let resolved: 'light' | 'dark' = 'light';

/** Read only here: Chromium does not report a change that a script has read before the event. */
function apply(): void {
  if (choice === 'system') resolved = systemIsDark.matches ? 'dark' : 'light';
  else resolved = choice;
  document.documentElement.dataset.theme = resolved;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = PAPER[choice === 'system' && meta.media.includes('dark') ? 'dark' : resolved];
  }
  for (const listener of listeners) listener();
}

/** Applies the chosen theme, and follows the system (if chosen) and changes in other tabs. */
export function startTheme(): void {
  systemIsDark.addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    choice = storedChoice();
    apply();
  });
  apply();
}

export function setTheme(next: ThemeChoice): void {
  choice = next;
  if (next === 'system') storage.removeItem(KEY);
  else storage.setItem(KEY, next);
  apply();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): { choice: ThemeChoice; resolved: 'light' | 'dark' } {
  return {
    choice: useSyncExternalStore(subscribe, () => choice),
    resolved: useSyncExternalStore(subscribe, () => resolved),
  };
}
