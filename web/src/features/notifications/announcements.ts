import type { Notification, NotificationPage } from '@plantcare/contract/notifications.ts';

/** The id of the newest known notification (ids sort by time); '' if there was none. */
export type NewestKnown = string;

/** When new notifications are shown: now, after the quiet hours, or never, because pushes show them or they are turned off. */
export type Display = 'now' | 'later' | 'never';

interface Polled {
  /** The newest unread ones. */
  page: Pick<NotificationPage, 'notifications' | 'more'>;
  known: NewestKnown | null;
  display: Display;
  /** All newer unread ones, for a page that does not reach back far enough. */
  listUnreadSince: (known: NewestKnown) => Promise<Notification[]>;
}

/**
 * The notifications to show, oldest first, and the newest known from now on. At the first poll everything counts as known,
 * so that a browser that signs in does not show old notifications. What waits for the end of the quiet hours does not
 * become known, so it is shown then unless it was read.
 */
export async function newSince({ page, known, display, listUnreadSince }: Polled) {
  const newest = newestOf(page.notifications, known);
  if (known === null || display === 'never') return { toShow: [], newest };
  if (display === 'later') return { toShow: [], newest: known };
  const polled = page.notifications.filter(({ _id }) => _id > known);
  const beyond = page.more && polled.length === page.notifications.length;
  const toShow = beyond ? await listUnreadSince(known) : polled;
  return { toShow: toShow.toSorted((a, b) => (a._id < b._id ? -1 : 1)), newest: newestOf(toShow, newest) };
}

function newestOf(notifications: readonly Notification[], known: NewestKnown | null): NewestKnown {
  return notifications.reduce((latest, { _id }) => (_id > latest ? _id : latest), known ?? '');
}
