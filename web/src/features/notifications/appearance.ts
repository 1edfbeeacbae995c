import type { PushMessage } from '@plantcare/contract/push.ts';

// Shared by the page and the service worker. Only a type comes from the contract: its schemas would go into the worker.

/** What the browser shows of a message. One that comes twice replaces itself, for both carry the same tag. */
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
