/** The kinds of outbox messages that deliver notifications. */
export const MAIL = 'notification-mail';
export const PUSH = 'notification-push';

/** One notification for one device, or all those that are sent in the same minute. */
export type PushPayload = { subscriptionId: string } & ({ notificationId: string } | { pushedWith: string });
