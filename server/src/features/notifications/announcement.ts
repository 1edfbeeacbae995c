import type { NotificationType, Priority } from '@plantcare/contract/notifications.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../tables.ts';

export type Receiver = Selectable<Tables['users']>;

/** A notification that has not been written yet. */
export interface Announcement {
  receiver: Receiver;
  /** The subject and its day or moment: announcing the same key again does nothing. */
  key: string;
  type: NotificationType;
  priority: Priority;
  title: string;
  message: string;
  plantId?: string;
  reminderId?: string;
  careType?: string;
  insight?: string;
  /** Whether it starts as read, so that it is in the panel without asking for attention. */
  read?: true;
  /** Whether it is mailed too, and when its mails and pushes may be sent. */
  mailed: boolean;
  sendAfter: Date;
}

/** The setting, besides the master switch, that turns each type on. Plant care and weather share one, as in the profile. */
const SETTING = {
  reminder: 'notify_reminders',
  plant_care: 'notify_weather',
  weather_alert: 'notify_weather',
  ai_insight: 'notify_ai_insights',
  system: 'notify_enabled',
} as const satisfies Record<NotificationType, keyof Receiver>;

/** Whether a gardener wants notifications of a type at all. */
export function wanted(receiver: Receiver, type: NotificationType): boolean {
  return receiver.notify_enabled === 1 && receiver[SETTING[type]] === 1;
}
