import type { Notification, NotificationPage } from '@plantcare/contract/notifications.ts';

/** The newest notification that is known, by its id, which sorts by time; '' while there was none yet. */
export type NewestKnown = string;

/** What is new is told now, or when the quiet hours end, or not at all: a push tells it already, or nobody wants it. */
export type Telling = 'now' | 'later' | 'never';

interface Polled {
  /** The newest unread ones. */
  page: Pick<NotificationPage, 'notifications' | 'more'>;
  known: NewestKnown | null;
  telling: Telling;
  /** Every unread one that is newer, for when the page does not reach back that far. */
  listUnreadSince: (known: NewestKnown) => Promise<Notification[]>;
}

/**
 * What was never told here, oldest first, and what is known from now on. Where nothing is remembered everything counts
 * as known: a browser that signs in does not begin by telling what happened before. What waits does not become known,
 * so it is new still when the quiet hours end, unless it was read until then.
 */
export async function newSince({ page, known, telling, listUnreadSince }: Polled) {
  const newest = newestOf(page.notifications, known);
  if (known === null || telling === 'never') return { untold: [], newest };
  if (telling === 'later') return { untold: [], newest: known };
  const polled = page.notifications.filter(({ _id }) => _id > known);
  const beyond = page.more && polled.length === page.notifications.length;
  const untold = beyond ? await listUnreadSince(known) : polled;
  return { untold: untold.toSorted((a, b) => (a._id < b._id ? -1 : 1)), newest: newestOf(untold, newest) };
}

function newestOf(notifications: readonly Notification[], known: NewestKnown | null): NewestKnown {
  return notifications.reduce((latest, { _id }) => (_id > latest ? _id : latest), known ?? '');
}
