import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

let now = new Date();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

function tickWhenSeen(): void {
  // A sleeping phone stops its timers, and may wake up on another day.
  if (document.visibilityState === 'visible') tick();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = new Date();
    timer = setInterval(tick, MINUTE_MS);
    document.addEventListener('visibilitychange', tickWhenSeen);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tickWhenSeen);
  };
}

/** The current time, updated every minute, so that a screen left open overnight shows the next day. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}
