import type { PushMessage } from '@plantcare/contract/push.ts';
import { appearanceOf } from '@/features/notifications/appearance.ts';
import type { WorkerMessage } from '@/features/notifications/worker-message.ts';
import { freshOrKept, isGarden, photo } from './garden.ts';
import { asset, dropOldShells, loadShell, screen } from './shell.ts';

// Built separately from the application, to /sw.js. It receives pushes, and keeps what is needed to read offline.
declare const self: ServiceWorkerGlobalScope;

/** `pushsubscriptionchange`, https://www.w3.org/TR/push-api/; missing from TypeScript's types. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

const ANSWER_MS = 1000;

self.addEventListener('install', (event) => event.waitUntil(loadShell().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(dropOldShells().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** Undefined where the browser is to ask the server itself. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (isGarden(pathname)) return freshOrKept(event);
  if (pathname.startsWith('/api/')) return undefined;
  if (pathname.startsWith('/photos/')) return photo(request);
  if (pathname.startsWith('/assets/')) return asset(request);
  return request.mode === 'navigate' ? screen(request) : undefined;
}

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const message = event.data.json() as PushMessage; // from the server, which checks it against the contract
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(message.title, appearanceOf(message)),
      showCount(message.unread),
      tellPages({ kind: 'pushed' }),
    ]),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as ReturnType<typeof appearanceOf>['data']; // as it was shown above or by a page
  event.waitUntil(open(url));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as SubscriptionChange; // its type in the standard
  change.waitUntil(renew(change));
});

/** Only pages know the session, so a page must send the new subscription to the server. */
async function renew({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  if (!newSubscription && oldSubscription) await self.registration.pushManager.subscribe(oldSubscription.options);
  await tellPages({ kind: 'resubscribed' });
}

async function showCount(unread: number): Promise<void> {
  if (!('setAppBadge' in self.navigator)) return;
  await (unread > 0 ? self.navigator.setAppBadge(unread) : self.navigator.clearAppBadge());
}

async function pages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

async function tellPages(message: WorkerMessage): Promise<void> {
  for (const page of await pages()) page.postMessage(message);
}

/** Focuses the last used tab and navigates it; without a tab, opens a window. */
async function open(url: string): Promise<void> {
  const [page] = await pages();
  if (!page) {
    await self.clients.openWindow(url);
    return;
  }
  try {
    await page.focus();
    // A signed-in page navigates by itself, and first asks about unsaved input. A signed-out page does not listen, so it
    // is loaded again.
    if (!(await goesThere(page, url))) await page.navigate(url);
  } catch {
    await self.clients.openWindow(url);
  }
}

function goesThere(page: WindowClient, url: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MS);
    page.postMessage({ kind: 'clicked', url } satisfies WorkerMessage, [port2]);
  });
}
