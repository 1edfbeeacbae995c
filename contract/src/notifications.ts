import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ReminderType } from './reminders.ts';
import { Id, Instant, Message } from './text.ts';

export const NOTIFICATION_TYPES = ['reminder', 'plant_care', 'weather_alert', 'system', 'ai_insight'] as const;

export const NotificationType = z.enum(NOTIFICATION_TYPES);
export type NotificationType = z.output<typeof NotificationType>;

export const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;

export const Priority = z.enum(PRIORITIES);
export type Priority = z.output<typeof Priority>;

const PlantName = z.object({ _id: Id, name: z.string() });

export const Notification = z.object({
  _id: Id,
  type: NotificationType,
  priority: Priority,
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  relatedPlant: PlantName.nullable(),
  relatedReminder: z.object({ _id: Id, title: z.string(), reminderType: ReminderType, plant: PlantName }).nullable(),
  data: z.object({ careType: z.string().optional(), insight: z.string().optional() }),
  createdAt: Instant,
});

export type Notification = z.output<typeof Notification>;

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** A number that is clamped to its bounds instead of being refused. */
function clamped(min: number, max: number, usual: number) {
  return z.coerce
    .number()
    .transform((number) => Math.min(Math.max(Math.trunc(number), min), max))
    .catch(usual)
    .default(usual);
}

/** `true` or `false` in a query; anything else counts as false. */
const Flag = z.union([z.boolean(), z.stringbool()]).catch(false).default(false);

export const NotificationPage = z.object({
  notifications: z.array(Notification),
  /** Of all notifications, not only of this page. */
  unreadCount: z.int().min(0),
  page: z.int().min(1),
  /** Whether there is a next page. */
  more: z.boolean(),
});

export type NotificationPage = z.output<typeof NotificationPage>;

const ById = z.object({ id: Id });

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  area: 'Notifications',
  summary: 'Own notifications, newest first, page by page; only the unread or only the read ones if asked',
  access: 'signed-in',
  query: z.object({
    page: clamped(1, 1_000_000, 1),
    limit: clamped(1, MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE),
    unreadOnly: Flag,
    readOnly: Flag,
  }),
  response: NotificationPage,
});

export const notificationStats = endpoint({
  method: 'GET',
  path: '/notifications/stats',
  area: 'Notifications',
  summary: 'How many own notifications are unread',
  access: 'signed-in',
  response: z.object({ totalUnread: z.int().min(0) }),
});

export const markAllNotificationsRead = endpoint({
  method: 'PATCH',
  path: '/notifications/mark-all-read',
  area: 'Notifications',
  summary: 'Mark every own notification as read',
  access: 'signed-in',
  response: Message,
});

export const deleteReadNotifications = endpoint({
  method: 'DELETE',
  path: '/notifications/delete-read',
  area: 'Notifications',
  summary: 'Delete every own notification that was read',
  access: 'signed-in',
  response: Message,
});

export const getNotification = endpoint({
  method: 'GET',
  path: '/notifications/:id',
  area: 'Notifications',
  summary: 'One own notification',
  access: 'signed-in',
  params: ById,
  item: 'Notification',
  response: Notification,
});

export const markNotificationRead = endpoint({
  method: 'PATCH',
  path: '/notifications/:id/read',
  area: 'Notifications',
  summary: 'Mark one own notification as read',
  access: 'signed-in',
  params: ById,
  item: 'Notification',
  response: Notification,
});

export const deleteNotification = endpoint({
  method: 'DELETE',
  path: '/notifications/:id',
  area: 'Notifications',
  summary: 'Delete one own notification',
  access: 'signed-in',
  params: ById,
  item: 'Notification',
  response: Message,
});
