import type { NotificationType, Priority } from '@plantcare/contract/notifications.ts';
import type { Bit } from '../../db/dialect.ts';

export interface NotificationTable {
  id: string;
  user_id: string;
  type: NotificationType;
  priority: Priority;
  title: string;
  message: string;
  read: Bit;
  /** Deleted with the plant or the reminder that it is about. */
  plant_id: string | null;
  reminder_id: string | null;
  /** JSON: `careType` of plant care, `insight` of an insight. */
  data: string;
  /** The outbox message that mails it; null when there is none, or when it was sent. */
  mail_id: string | null;
  /** The minute in which it is pushed together with others; null when it is pushed alone, or not at all. */
  pushed_with: string | null;
  created_at: string;
}

/** The key of a notification that was sent, kept also when the notification was deleted, so that it is sent once. */
export interface AnnouncedTable {
  user_id: string;
  key: string;
  created_at: string;
}

/** Where a browser receives pushes. Deleted when its session is signed out; it outlives a session that expired. */
export interface PushSubscriptionTable {
  id: string;
  user_id: string;
  session_id: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
}
