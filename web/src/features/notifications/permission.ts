import { useSyncExternalStore } from 'react';

export type Permission = NotificationPermission | 'unsupported';

/** Settled sooner than anybody can read: the browser itself refused, for want of a click or a key. */
const UNREAD_MS = 700;

const listeners = new Set<() => void>();

function current(): Permission {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const watched = navigator.permissions?.query({ name: 'notifications' }).catch(() => null);
  void watched?.then((status) => status?.addEventListener('change', announce));
  return () => {
    listeners.delete(listener);
    void watched?.then((status) => status?.removeEventListener('change', announce));
  };
}

/** Whether this browser may show notifications; follows what is changed in the browser's own settings. */
export function usePermission(): Permission {
  return useSyncExternalStore(subscribe, current);
}

/** Whatever comes of it is what `usePermission` then tells. */
export async function askPermission(): Promise<void> {
  // Some refuse a question that no click or key led to by failing.
  await Notification.requestPermission().catch(() => undefined);
  announce();
}

/** A person has seen the question since the page was loaded: once is enough. */
let answered = false;

/**
 * Asks at once. Some browsers ask a person only upon a click or a key, and refuse before that without a word: there it
 * asks again with the first one. Gives what stops that waiting.
 */
export function askOnStart(): () => void {
  const waiting = new AbortController();
  const began = Date.now();

  function askAgain() {
    answered = true;
    waiting.abort();
    if (current() === 'default') void askPermission();
  }

  async function ask() {
    await askPermission();
    if (current() === 'default' && Date.now() - began < UNREAD_MS) return;
    answered = true;
    waiting.abort();
  }

  if (answered) return () => undefined;
  for (const gesture of ['pointerup', 'keyup']) window.addEventListener(gesture, askAgain, { signal: waiting.signal });
  void ask();
  return () => waiting.abort();
}
