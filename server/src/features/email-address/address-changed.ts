import type { Announcement } from '../notifications/notifications.service.ts';
import { deliveryTime } from '../notifications/notifications.service.ts';
import type { Account } from './email-address.repository.ts';
import type { AddressChanged } from './message-kinds.ts';

/** What tells a gardener that the address of the account was changed: a notification, and an email to the previous address. */
export function addressChanged(
  before: Account,
  changed: Account,
  now: Date,
): { announcement: Announcement; mail: AddressChanged } {
  return {
    announcement: {
      receiver: changed,
      key: `email ${now.toISOString()}`,
      type: 'system',
      priority: 'medium',
      title: 'Your email address was changed',
      message: `You now sign in with ${changed.email}.`,
      mailed: true,
      sendAfter: deliveryTime(changed, now, { canWait: false }),
    },
    mail: {
      to: before.email,
      name: changed.name,
      newEmail: changed.email,
      when: now.toISOString(),
      timeZone: changed.time_zone,
    },
  };
}
