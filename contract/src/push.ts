import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { NotificationType } from './notifications.ts';
import { Message } from './text.ts';

/** What the browser's `PushSubscription` says of itself (`toJSON()`), https://www.w3.org/TR/push-api/ */
export const PushSubscription = z.object({
  endpoint: z.url('The push subscription has no valid address').max(2000),
  keys: z.object({ p256dh: z.base64url().length(87), auth: z.base64url().length(22) }),
});

export type PushSubscription = z.output<typeof PushSubscription>;

/** What a push message carries, once decrypted by the service worker. `url` is a path of the application. */
export const PushMessage = z.object({
  id: z.string(),
  type: NotificationType,
  title: z.string(),
  body: z.string(),
  url: z.string(),
  requireInteraction: z.boolean(),
  unread: z.int().min(0),
});

export type PushMessage = z.output<typeof PushMessage>;

/** The title of a push, or of a notification that the browser shows by itself. */
export function pushTitle({ type, title }: { type: NotificationType; title: string }): string {
  const titles: Record<NotificationType, string> = {
    reminder: `Reminder: ${title}`,
    plant_care: `Plant Care: ${title}`,
    weather_alert: 'Weather Alert',
    ai_insight: 'AI Plant Insight',
    system: title,
  };
  return titles[type];
}

/** A reminder stays on the screen until it is answered. */
export function requiresInteraction(type: NotificationType): boolean {
  return type === 'reminder';
}

export const subscribeToPush = endpoint({
  method: 'PUT',
  path: '/push/subscription',
  area: 'Push',
  summary: 'Send pushes to this device; it has one subscription, which ends with its session',
  access: 'signed-in',
  json: PushSubscription,
  response: Message,
});

export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/push/subscription',
  area: 'Push',
  summary: 'Send no more pushes to this device',
  access: 'signed-in',
  response: Message,
});
