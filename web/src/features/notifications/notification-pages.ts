import type { Notification, NotificationPage } from '@plantcare/contract/notifications.ts';

/** The pages that were loaded so far, as TanStack Query keeps them. */
export interface LoadedPages {
  pages: NotificationPage[];
  pageParams: unknown[];
}

/** What one item becomes: another one, or null where it no longer belongs into the list. */
type Change = (notification: Notification) => Notification | null;

export function changeEach(loaded: LoadedPages, change: Change): LoadedPages {
  const pages = loaded.pages.map((page) => ({
    ...page,
    notifications: page.notifications.flatMap((notification) => change(notification) ?? []),
  }));
  return { ...loaded, pages };
}

export function firstPageOf({ pages, pageParams }: LoadedPages): LoadedPages {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}

/** Each notification once: one that comes in between two loads pushes the last of a page onto the next. */
export function allOf({ pages }: LoadedPages): Notification[] {
  const byId = new Map(
    pages.flatMap((page) => page.notifications).map((notification) => [notification._id, notification]),
  );
  return [...byId.values()];
}
