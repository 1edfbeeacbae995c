import { subscribeToPush, unsubscribeFromPush } from '@plantcare/contract/push.ts';
import { useSyncExternalStore } from 'react';
import { call } from '@/lib/api/call.ts';
import { getSession } from '@/lib/session/session.ts';
import { workerAddress } from './worker-address.ts';

/** How notifications reach this browser: by push, or shown by an open page if push is not possible. */
export type Delivery = 'unknown' | 'push' | 'page';

let delivery: Delivery = 'unknown';
const listeners = new Set<() => void>();

function deliverBy(next: Delivery): void {
  delivery = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDelivery(): Delivery {
  return useSyncExternalStore(subscribe, () => delivery);
}

// Subscribing and unsubscribing run one after the other, in the order of the calls.
let last: Promise<unknown> = Promise.resolve();

function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** The registered service worker, if this browser has any. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Subscribes this device to pushes for the current session. If that fails, an open page shows notifications. */
export function startPush(pushKey: string): Promise<void> {
  return inTurn(async () => {
    if (!getSession()) return;
    try {
      await call(subscribeToPush, { json: partsOf(await subscriptionFor(pushKey)) });
      deliverBy('push');
    } catch (error) {
      console.warn('No push reaches this browser', error);
      deliverBy('page');
    }
  });
}

/** Unsubscribes this device from pushes. */
export function stopPush(): Promise<void> {
  return inTurn(unsubscribe);
}

/** The same at the end of a session, unless another session has begun before it runs. */
export function stopPushOfEndedSession(): Promise<void> {
  return inTurn(async () => {
    if (!getSession()) await unsubscribe();
  });
}

async function unsubscribe(): Promise<void> {
  deliverBy('unknown');
  try {
    const subscription = await currentSubscription();
    await subscription?.unsubscribe();
    // The server has already deleted it with the session.
    if (subscription && getSession()) await call(unsubscribeFromPush, {});
  } catch (error) {
    console.error('This browser could not be unsubscribed', error);
  }
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await workerRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

async function subscriptionFor(pushKey: string): Promise<PushSubscription> {
  // Never from the browser's cache, so that a new version of the application gets its new worker.
  await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const present = await pushManager.getSubscription();
  if (present && base64Url(present.options.applicationServerKey) === pushKey) return present;
  // It was made for another server's key, with which no push would arrive.
  await present?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
}

function partsOf(subscription: PushSubscription) {
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: base64Url(subscription.getKey('p256dh')), auth: base64Url(subscription.getKey('auth')) },
  };
}

function base64Url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
