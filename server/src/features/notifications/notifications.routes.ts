import * as contract from '@plantcare/contract/notifications.ts';
import { subscribeToPush, unsubscribeFromPush } from '@plantcare/contract/push.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { NotificationService } from './notifications.service.ts';

export function notificationRoutes(app: FastifyInstance, notifications: NotificationService): void {
  // Each shows the names of its plant and its reminder.
  const dependsOn = { areas: ['notifications', 'plants', 'reminders'] } as const;
  mount(app, contract.listNotifications, { dependsOn }, ({ caller, query }) =>
    notifications.list(caller.user.id, query),
  );

  mount(app, contract.notificationStats, { dependsOn: { areas: ['notifications'] } }, async ({ caller }) => ({
    totalUnread: await notifications.countUnread(caller.user.id),
  }));

  mount(app, contract.markAllNotificationsRead, {}, async ({ caller }) => {
    await notifications.markAllRead(caller.user.id);
    return { msg: 'All notifications are marked as read.' };
  });

  mount(app, contract.deleteReadNotifications, {}, async ({ caller }) => {
    await notifications.deleteRead(caller.user.id);
    return { msg: 'Read notifications are deleted.' };
  });

  mount(app, contract.getNotification, {}, ({ caller, params }) => notifications.get(caller.user.id, params.id));

  mount(app, contract.markNotificationRead, {}, ({ caller, params }) =>
    notifications.markRead(caller.user.id, params.id),
  );

  mount(app, contract.deleteNotification, {}, async ({ caller, params }) => {
    await notifications.delete(caller.user.id, params.id);
    return { msg: 'Notification deleted.' };
  });

  mount(app, subscribeToPush, {}, async ({ caller, json }) => {
    await notifications.subscribe(caller, json);
    return { msg: 'This device gets push notifications.' };
  });

  mount(app, unsubscribeFromPush, {}, async ({ caller }) => {
    await notifications.unsubscribe(caller);
    return { msg: 'This device gets no push notifications any more.' };
  });
}
