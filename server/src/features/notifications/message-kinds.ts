/** How the outbox knows the messages that bring notifications to a gardener. */
export const MAIL = 'notification-mail';
export const PUSH = 'notification-push';

/** One notification for one device, or all that wait for the same minute. */
export type PushPayload = { subscriptionId: string } & ({ notificationId: string } | { pushedWith: string });
