import type { Notification as GardenNotification } from '@plantcare/contract/notifications.ts';
import type { PushMessage } from '@plantcare/contract/push.ts';
import { MAX_SEPARATE_PUSHES, type PushSubject, pushContent } from '@plantcare/contract/push-content.ts';

/** The message of a push about this notification, for browsers without push. */
export function pushMessageOf(notification: GardenNotification, unread: number): PushMessage {
  return { id: notification._id, ...pushContent([subjectOf(notification)]), unread };
}

/** One message for each notification, or one for all of them if there are many. */
export function pushMessagesOf(notifications: readonly GardenNotification[], unread: number): PushMessage[] {
  const [first, ...others] = notifications;
  if (first && notifications.length > MAX_SEPARATE_PUSHES) {
    return [{ id: first._id, ...pushContent([subjectOf(first), ...others.map(subjectOf)]), unread }];
  }
  return notifications.map((notification) => pushMessageOf(notification, unread));
}

function subjectOf({ type, title, message, relatedPlant }: GardenNotification): PushSubject {
  return { type, title, message, plantId: relatedPlant?._id ?? null };
}
