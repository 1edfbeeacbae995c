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
  /** It goes with the plant or the reminder that it is about. */
  plant_id: string | null;
  reminder_id: string | null;
  /** JSON: `careType` of plant care, `insight` of an insight. */
  data: string;
  /** The message of the outbox that carries it; null when none does, or when it was sent. */
  mail_id: string | null;
  /** The minute for which it waits together with others to be pushed; null when it is pushed by itself, or not at all. */
  pushed_with: string | null;
  created_at: string;
}

/** What somebody was told already, also when they deleted the notification: nobody hears a thing twice. */
export interface AnnouncedTable {
  user_id: string;
  key: string;
  created_at: string;
}

/** Where a browser wants its pushes. It goes with its session when that is ended, and outlives one that expired. */
export interface PushSubscriptionTable {
  id: string;
  user_id: string;
  session_id: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
}
