/** How the outbox knows the messages that bring notifications to a gardener. */
export const MAIL = 'notification-mail';
export const PUSH = 'notification-push';

export interface PushPayload {
  /** One, or many that are told together. */
  notificationIds: string[];
  subscriptionId: string;
}
