import { useSyncExternalStore } from 'react';
import { getSession } from '@/lib/session/session.ts';
import type { ChangeStore } from './change-store.ts';
import type { PendingChange } from './pending-change.ts';

const CHANNEL = 'pending-changes';
const NONE: readonly PendingChange[] = [];

let opening: Promise<ChangeStore | null> | null = null;
let channel: BroadcastChannel | null = null;
let pending = NONE;
const listeners = new Set<() => void>();

/** The store of this browser; null where it has none. Its code is loaded when it is first needed. */
export function storeOfChanges(): Promise<ChangeStore | null> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(null);
  opening ??= import('./change-store.ts')
    .then(({ openChangeStore }) => openChangeStore())
    .catch((error: unknown) => {
      console.warn('Nothing can be written offline', error);
      opening = null;
      return null;
    });
  return opening;
}

/** Reads again what waits for the user who is signed in. */
export async function refreshPending(): Promise<readonly PendingChange[]> {
  const owner = getSession()?.user._id;
  const store = owner === undefined ? null : await storeOfChanges();
  const read = store && owner !== undefined ? await store.ofOwner(owner) : NONE;
  // Somebody else may have signed in while the store was read.
  if (getSession()?.user._id !== owner) return NONE;
  if (pending.length === 0 && read.length === 0) return pending;
  pending = read;
  for (const listener of listeners) listener();
  return pending;
}

/** Shows a change of what waits, in the other tabs too. */
export function announceChanges(): void {
  void refreshPending();
  channel?.postMessage(null);
}

/** Follows what other tabs write and send. */
export function followOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined' || channel) return;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => void refreshPending();
}

/** What waits for the user who is signed in, and what was refused, in the order in which it was written. */
export function pendingChanges(): readonly PendingChange[] {
  return pending;
}

function subscribeToPending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePendingChanges(): readonly PendingChange[] {
  return useSyncExternalStore(subscribeToPending, pendingChanges);
}
