import type { Announcement } from '../notifications/notifications.service.ts';
import { deliveryTime } from '../notifications/notifications.service.ts';
import type { UserRow } from './auth.table.ts';

/** A notification from the application itself to the owner of an account. */
function systemNotification(
  user: UserRow,
  now: Date,
  announcement: Pick<Announcement, 'key' | 'title' | 'message' | 'mailed'>,
) {
  return {
    receiver: user,
    type: 'system',
    priority: 'medium',
    sendAfter: deliveryTime(user, now, { canWait: false }),
    ...announcement,
  } satisfies Announcement;
}

export function welcome(user: UserRow, now: Date): Announcement {
  return {
    ...systemNotification(user, now, {
      key: 'welcome',
      title: 'Welcome to AI Plant Care',
      message:
        'Add your first plant, then set a reminder for it: you will see it here, and also by email or push if you turn them on.',
      mailed: false,
    }),
    priority: 'low',
    // Already read, so that the page title does not start with "(1)" for a new user.
    read: true,
  };
}

export function passwordChanged(user: UserRow, now: Date): Announcement {
  return systemNotification(user, now, {
    key: `password ${now.toISOString()}`,
    title: 'Your password was changed',
    message: 'If this was not you, reset your password right away, or contact your administrator.',
    mailed: true,
  });
}
