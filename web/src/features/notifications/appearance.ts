import type { PushMessage } from '@plantcare/contract/push.ts';

// Shared by the page and the service worker. Imports only a type from the contract, to keep schemas out of the worker.

/** What the browser shows of a message. A duplicate replaces the first one, because it has the same tag. */
export function appearanceOf({ id, body, url, requireInteraction }: PushMessage) {
  return {
    body,
    tag: id,
    requireInteraction,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { url },
  } satisfies NotificationOptions;
}
