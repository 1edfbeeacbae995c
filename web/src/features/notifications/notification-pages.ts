import type { Notification, NotificationPage } from '@plantcare/contract/notifications.ts';

/** The pages loaded so far, as TanStack Query stores them. */
export interface LoadedPages {
  pages: NotificationPage[];
  pageParams: unknown[];
}

/** Changes an item; null removes it from the list. */
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

/** Each notification once: a new one between two loads moves the last item of a page to the next page. */
export function allOf({ pages }: LoadedPages): Notification[] {
  const byId = new Map(
    pages.flatMap((page) => page.notifications).map((notification) => [notification._id, notification]),
  );
  return [...byId.values()];
}
