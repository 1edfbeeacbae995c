import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { NotificationType } from './notifications.ts';
import { Message } from './text.ts';

/** The JSON of the browser's `PushSubscription` (`toJSON()`), https://www.w3.org/TR/push-api/ */
export const PushSubscription = z.object({
  endpoint: z.url('The push subscription has no valid address').max(2000),
  keys: z.object({ p256dh: z.base64url().length(87), auth: z.base64url().length(22) }),
});

export type PushSubscription = z.output<typeof PushSubscription>;

/** The decrypted content of a push. `url` is a path of the application. */
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
  summary: 'Stop sending pushes to this device',
  access: 'signed-in',
  response: Message,
});
