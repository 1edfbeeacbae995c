import type { Notification as GardenNotification } from '@plantcare/contract/notifications.ts';
import { type PushMessage, pushTitle, requiresInteraction } from '@plantcare/contract/push.ts';
import { paths } from '@/lib/paths.ts';

/** Where one is taken by a notification: to the reminders, to its plant, or to where everything is. */
function addressOf({ type, relatedPlant }: GardenNotification): string {
  if (type === 'reminder') return paths.reminders;
  return relatedPlant ? paths.plant(relatedPlant._id) : paths.dashboard;
}

/** The message that a push about this notification would carry, for browsers that no push reaches. */
export function pushMessageOf(notification: GardenNotification, unread: number): PushMessage {
  return {
    id: notification._id,
    type: notification.type,
    title: pushTitle(notification),
    body: notification.message,
    url: addressOf(notification),
    requireInteraction: requiresInteraction(notification.type),
    unread,
  };
}
