import type { Notification as GardenNotification, NotificationType } from '@plantcare/contract/notifications.ts';
import { type PushMessage, pushTitle, requiresInteraction } from '@plantcare/contract/push.ts';
import { paths } from '@/lib/paths.ts';

/** More than these are told as one, as a push does it. */
const TOLD_ONE_BY_ONE = 5;
/** A message that stands for many names the first of them. */
const NAMED_AT_MOST = 4;

/** What many notifications of a type are called, and where they are seen. */
const SUMMARIES: Readonly<Record<NotificationType, { title: (count: number) => string; url: string }>> = {
  reminder: { title: (count) => `${count} are due`, url: paths.reminders },
  plant_care: { title: (count) => `${count} plants need you`, url: paths.plants },
  weather_alert: { title: (count) => `${count} warnings`, url: paths.weather },
  ai_insight: { title: (count) => `${count} insights`, url: paths.dashboard },
  system: { title: (count) => `${count} messages from your garden`, url: paths.dashboard },
};

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

/** What these are told with: a message for each, or one for all of them where there are many. */
export function pushMessagesOf(notifications: readonly GardenNotification[], unread: number): PushMessage[] {
  const [first] = notifications;
  if (first && notifications.length > TOLD_ONE_BY_ONE) return [{ id: first._id, ...summaryOf(notifications), unread }];
  return notifications.map((notification) => pushMessageOf(notification, unread));
}

function summaryOf(notifications: readonly GardenNotification[]): Omit<PushMessage, 'id' | 'unread'> {
  const types = new Set(notifications.map(({ type }) => type));
  const [type = 'system'] = types.size === 1 ? types : [];
  const { title, url } = SUMMARIES[type];
  const named = notifications.slice(0, NAMED_AT_MOST).map((notification) => notification.title);
  return {
    type,
    title: pushTitle({ type, title: title(notifications.length) }),
    body: new Intl.ListFormat('en').format([...named, `${notifications.length - named.length} more`]),
    url,
    requireInteraction: requiresInteraction(type),
  };
}
