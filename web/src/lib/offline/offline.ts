import { useSyncExternalStore } from 'react';
import { LOADED_AT } from '@/lib/offline/garden-cache.ts';
import { isNoServer } from '@/lib/offline/no-server.ts';

let since: string | null = null;
const listeners = new Set<() => void>();

function change(next: string | null): void {
  if (next === since) return;
  since = next;
  for (const listener of listeners) listener();
}

/** Reads from an answer whether the server gave it, or the service worker because the server cannot be reached. */
export function noteAnswer({ headers, status }: Response): void {
  // A proxy without its server says nothing about what is shown.
  if (isNoServer(status)) return;
  const loadedAt = headers.get(LOADED_AT);
  // What is shown may come from several kept answers: the oldest counts.
  if (loadedAt === null) change(null);
  else if (since === null || loadedAt < since) change(loadedAt);
}

/** The time (ISO) at which the data that is shown was loaded; null while the server answers. */
export function offlineSince(): string | null {
  return since;
}

export function subscribeToOffline(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOfflineSince(): string | null {
  return useSyncExternalStore(subscribeToOffline, offlineSince);
}
