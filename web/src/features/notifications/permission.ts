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

export async function askPermission(): Promise<void> {
  await Notification.requestPermission();
  announce();
}

/**
 * Asks at once. Some browsers ask a person only upon a click or a key, and refuse before that without a word: there it
 * asks again with the first one. Gives what stops that waiting.
 */
export function askOnStart(): () => void {
  const waiting = new AbortController();
  const began = Date.now();

  function askAgain() {
    waiting.abort();
    if (current() === 'default') void askPermission();
  }
  for (const gesture of ['pointerup', 'keyup']) window.addEventListener(gesture, askAgain, { signal: waiting.signal });

  void askPermission().finally(() => {
    // Somebody saw the question and has answered it, or put it away.
    if (current() !== 'default' || Date.now() - began > UNREAD_MS) waiting.abort();
  });
  return () => waiting.abort();
}
