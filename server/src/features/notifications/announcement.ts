import type { NotificationType, Priority } from '@plantcare/contract/notifications.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../tables.ts';

export type Receiver = Selectable<Tables['users']>;

/** Something to tell a gardener. */
export interface Announcement {
  receiver: Receiver;
  /** The subject and its day or moment: whoever announces it again under the same key is not heard. */
  key: string;
  type: NotificationType;
  priority: Priority;
  title: string;
  message: string;
  plantId?: string;
  reminderId?: string;
  careType?: string;
  insight?: string;
  /** Whether it counts as read from the beginning, so that it waits in the panel without asking for attention. */
  read?: true;
  /** Whether it is mailed too, and when mails and pushes of it may leave. */
  mailed: boolean;
  sendAfter: Date;
}

/** The setting besides the master switch that each type obeys. Plant care and weather share one, as in the profile. */
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
