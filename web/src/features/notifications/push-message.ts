import type { Notification as GardenNotification } from '@plantcare/contract/notifications.ts';
import type { PushMessage } from '@plantcare/contract/push.ts';
import { paths } from '@/lib/paths.ts';

// Shared by the page and the service worker: nothing here may need a document, and what it imports goes into both.

/** Where one is taken by a notification: to its plant, its reminder, or to where everything is. */
function addressOf({ relatedPlant, relatedReminder }: GardenNotification): string {
  if (relatedReminder) return paths.reminders;
  return relatedPlant ? paths.plant(relatedPlant._id) : paths.dashboard;
}

function titleOf({ type, title, relatedPlant, relatedReminder }: GardenNotification): string {
  switch (type) {
    case 'reminder':
      return `Reminder: ${relatedReminder?.title ?? title}`;
    case 'plant_care':
      return `Plant Care: ${relatedPlant?.name ?? title}`;
    case 'weather_alert':
      return 'Weather Alert';
    case 'ai_insight':
      return 'AI Plant Insight';
    case 'system':
      return title;
  }
}

/** The message that a push about this notification would carry, for browsers that no push reaches. */
export function pushMessageOf(notification: GardenNotification, unread: number): PushMessage {
  return {
    id: notification._id,
    type: notification.type,
    title: titleOf(notification),
    body: notification.message,
    url: addressOf(notification),
    requireInteraction: notification.type === 'reminder',
    unread,
  };
}

/** What the browser shows. A message that comes twice replaces itself, for both carry the same tag. */
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
