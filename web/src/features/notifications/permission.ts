import { useSyncExternalStore } from 'react';

export type Permission = NotificationPermission | 'unsupported';

/** An answer faster than anybody can read: the browser itself refused, because there was no click or key press. */
const UNREADABLE_MS = 700;

const listeners = new Set<() => void>();

/** Asks the process of the browser itself each time, which a page waits for. */
function read(): Permission {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

let known: Permission | undefined;
/** False where the browser does not report changes, so that what was read cannot be kept. */
let reportsChanges = true;

function current(): Permission {
  if (!reportsChanges) return read();
  known ??= read();
  return known;
}

function announce(): void {
  known = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const query = navigator.permissions?.query({ name: 'notifications' }).catch(() => null);
  const watched = query ?? Promise.resolve(null);
  void watched.then((status) => {
    if (status === null) reportsChanges = false;
    else status.addEventListener('change', announce);
  });
  return () => {
    listeners.delete(listener);
    void watched.then((status) => status?.removeEventListener('change', announce));
  };
}

/** Whether this browser may show notifications; follows changes in the browser's settings. */
export function usePermission(): Permission {
  return useSyncExternalStore(subscribe, current);
}

const PROBLEMS: Partial<Record<Permission, string>> = {
  unsupported:
    'This browser cannot show notifications. On an iPhone or iPad, add AI Plant Care to the Home Screen first.',
  denied: 'Notifications are blocked in this browser. You can allow them in the browser’s settings for this site.',
};

/** Why this browser cannot show notifications; null where it can, or might after it was asked. */
export function usePushProblem(): string | null {
  return PROBLEMS[usePermission()] ?? null;
}

/** Asks for the permission; `usePermission` then returns the result. */
export async function askPermission(): Promise<void> {
  // Some browsers throw if there was no click or key press.
  await Notification.requestPermission().catch(() => undefined);
  announce();
}

/** Whether the user has seen the question since the page was loaded: once is enough. */
let answered = false;

/**
 * Asks at once. Some browsers ask the user only after a click or key press, and silently refuse before that; then this asks
 * again at the first one. Returns a function that stops waiting for it.
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
    if (current() === 'default' && Date.now() - began < UNREADABLE_MS) return;
    answered = true;
    waiting.abort();
  }

  if (answered) return () => undefined;
  for (const gesture of ['pointerup', 'keyup']) window.addEventListener(gesture, askAgain, { signal: waiting.signal });
  void ask();
  return () => waiting.abort();
}
