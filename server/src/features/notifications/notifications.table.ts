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
  created_at: string;
}

/** What somebody was told already, also when they deleted the notification: nobody hears a thing twice. */
export interface AnnouncedTable {
  user_id: string;
  key: string;
  created_at: string;
}

/** Where a browser wants its pushes. It belongs to a session and goes with it. */
export interface PushSubscriptionTable {
  id: string;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
}
