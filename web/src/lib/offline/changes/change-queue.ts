import { SAVED_BEFORE } from '@plantcare/contract/errors.ts';
import { CallError } from '@/lib/api/call-error.ts';
import { randomKey } from '@/lib/api/idempotency-key.ts';
import { isNoServer } from '@/lib/offline/no-server.ts';
import { offlineSince } from '@/lib/offline/offline.ts';
import { getSession } from '@/lib/session/session.ts';
import type { ChangeStore } from './change-store.ts';
import type { Change, PendingChange } from './pending-change.ts';
import { announceChanges, refreshPending, storeOfChanges } from './pending-list.ts';
import { sendChange } from './send-change.ts';

/** How long a form waits for the server before it lets the gardener go on. */
const PATIENCE_MS = 8000;
const PATIENCE_OFFLINE_MS = 1000;
const LOCK = 'send-pending-changes';

/** What became of a change: the server has it, or it waits in this browser. */
export type Submitted<T> =
  | { readonly kind: 'sent'; readonly answer: T }
  | { readonly kind: 'waiting'; readonly id: string };

interface Submission<T> {
  change: Change;
  /** The first attempt; without a key where the browser keeps nothing. */
  send: (idempotencyKey: string | undefined) => Promise<T>;
  /** A form keeps what was written when the session has expired, and sends it again itself. */
  inForm?: boolean;
}

/** A submission that its screen still waits for. */
interface Waiting {
  /** @returns what passes the answer on. */
  send: () => Promise<() => void>;
  inForm: boolean;
  fail: (error: unknown) => void;
  leaveWaiting: () => void;
}

const awaited = new Map<string, Waiting>();
const sentListeners = new Set<() => void>();

/** Calls the listener whenever the server has received a change that waited. */
export function onChangeSent(listener: () => void): void {
  sentListeners.add(listener);
}

/**
 * Keeps a change in this browser, sends it, and gives what became of it; when the server does not answer soon, that it
 * waits. Throws what the server refuses, which is then not kept. Where the browser keeps nothing, it is a plain call.
 */
export async function submitChange<T>({ change, send, inForm = false }: Submission<T>): Promise<Submitted<T>> {
  const owner = getSession()?.user._id;
  const id = randomKey();
  const store = owner === undefined ? null : await storeOfChanges();
  if (!store || owner === undefined || !(await isAdded(store, { id, owner, change, sentAt: null, refusal: null }))) {
    return { kind: 'sent', answer: await send(undefined) };
  }
  return new Promise((resolve, reject) => {
    const leaveWaiting = () => {
      clearTimeout(timer);
      awaited.delete(id);
      announceChanges();
      void keepLonger();
      resolve({ kind: 'waiting', id });
    };
    const timer = setTimeout(leaveWaiting, offlineSince() === null ? PATIENCE_MS : PATIENCE_OFFLINE_MS);
    awaited.set(id, {
      inForm,
      leaveWaiting,
      send: async () => {
        const answer = await send(id);
        return () => {
          clearTimeout(timer);
          resolve({ kind: 'sent', answer });
        };
      },
      fail: (error) => {
        clearTimeout(timer);
        reject(error);
      },
    });
    void sendPending();
  });
}

/** The browser may be full, or not store files. */
async function isAdded(store: ChangeStore, change: PendingChange): Promise<boolean> {
  try {
    await store.add(change);
    return true;
  } catch {
    return false;
  }
}

/** Asks the browser not to clear what waits when it runs out of room. */
async function keepLonger(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

/** Sends what waits, in order, and one tab at a time. Ends at the first change that does not reach the server. */
export async function sendPending(): Promise<void> {
  const store = await storeOfChanges();
  if (!store) return;
  await exclusively(async () => {
    for (;;) {
      const owner = getSession()?.user._id;
      if (owner === undefined) return;
      const next = (await store.ofOwner(owner)).find(({ refusal }) => refusal === null);
      if (!next) return;
      const goesOn = await attempt(store, next);
      announceChanges();
      if (!goesOn) return;
    }
  });
}

let last: Promise<unknown> = Promise.resolve();

/** One tab at a time where the browser has locks; without them, as over plain HTTP, the keys prevent sending twice. */
function exclusively(task: () => Promise<void>): Promise<unknown> {
  last = last
    .then(() => ('locks' in navigator ? navigator.locks.request(LOCK, task) : task()))
    .catch((error: unknown) => console.error('Pending changes could not be sent', error));
  return last;
}

/** @returns whether the next change may be sent. */
async function attempt(store: ChangeStore, pending: PendingChange): Promise<boolean> {
  const { id } = pending;
  const waiting = awaited.get(id);
  const now = new Date();
  await store.replace({ ...pending, sentAt: pending.sentAt ?? now.toISOString() });
  let answer: (() => void) | undefined;
  try {
    if (waiting) answer = await waiting.send();
    else await sendChange(pending, now);
  } catch (error) {
    return await keepOrRefuse(store, pending, error);
  }
  await store.remove(id);
  // The screen that wrote it shows the answer itself.
  if (answer && awaited.delete(id)) answer();
  else for (const listener of sentListeners) listener();
  return true;
}

async function keepOrRefuse(store: ChangeStore, pending: PendingChange, error: unknown): Promise<boolean> {
  const { id } = pending;
  const { status, msg } = error instanceof CallError ? error : { status: 500, msg: null };
  if (msg === SAVED_BEFORE) {
    await store.remove(id);
    for (const listener of sentListeners) listener();
    return true;
  }
  const waiting = awaited.get(id);
  if (isNoServer(status) || (status === 401 && !waiting?.inForm) || (status === 429 && !waiting)) {
    for (const other of [...awaited.values()]) other.leaveWaiting();
    return false;
  }
  if (waiting) {
    await store.remove(id);
    awaited.delete(id);
    waiting.fail(error);
    return status !== 401;
  }
  await store.replace({ ...pending, refusal: { status, msg } });
  return true;
}

/** Gives up a change. */
export async function discardChange(id: string): Promise<void> {
  await (await storeOfChanges())?.remove(id);
  announceChanges();
}

/** Sends a refused change once more. */
export async function retryChange(pending: PendingChange): Promise<void> {
  await (await storeOfChanges())?.replace({ ...pending, refusal: null });
  announceChanges();
  await sendPending();
}

/**
 * Takes reminders out of the completions that wait.
 * @returns the ids of those that do not wait, which the server must be asked to open again
 */
export async function withdrawCompletions(ids: readonly string[]): Promise<string[]> {
  const store = await storeOfChanges();
  if (!store) return [...ids];
  const wanted = new Set(ids);
  const withdrawn = new Set<string>();
  for (const pending of await refreshPending()) {
    const { change } = pending;
    if (change.kind !== 'completion') continue;
    const left = change.reminders.filter(({ _id }) => !wanted.has(_id));
    if (left.length === change.reminders.length) continue;
    for (const { _id } of change.reminders) withdrawn.add(_id);
    await (left.length === 0
      ? store.remove(pending.id)
      : store.replace({ ...pending, change: { ...change, reminders: left } }));
  }
  announceChanges();
  return ids.filter((id) => !withdrawn.has(id));
}

/** Gives up everything of the user who is signed in. */
export async function discardAllChanges(): Promise<void> {
  for (const { id } of await refreshPending()) await discardChange(id);
}
