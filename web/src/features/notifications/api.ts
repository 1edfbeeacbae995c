import {
  deleteNotification,
  deleteReadNotifications,
  listNotifications,
  MAX_PAGE_SIZE,
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
  type NotificationPage,
  notificationStats,
} from '@plantcare/contract/notifications.ts';
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '@/lib/api/call.ts';
import { areaKeys } from '@/lib/api/query-keys.ts';
import { useAtRest } from '@/lib/page/use-at-rest.ts';
import { changeEach, firstPageOf, type LoadedPages } from './notification-pages.ts';

export const FILTERS = ['all', 'unread', 'read'] as const;
export type Filter = (typeof FILTERS)[number];

const POLL_MS = 30_000;
const PAGE_LENGTH = 50;
const POLLED = 5;

const keys = {
  stats: [...areaKeys.notifications, 'stats'],
  polled: [...areaKeys.notifications, 'polled'],
  anyRead: [...areaKeys.notifications, 'any-read'],
  lists: [...areaKeys.notifications, 'list'],
  list: (filter: Filter) => [...keys.lists, filter],
};

// Continues in a background tab: its title and the browser's notifications are for people who look elsewhere.
const polling = { refetchInterval: POLL_MS, refetchIntervalInBackground: true, retry: false } as const;

/** The number of unread notifications; 0 until it is known. */
export function useUnreadCount(): number {
  const enabled = useAtRest();
  const { data } = useQuery({
    queryKey: keys.stats,
    queryFn: ({ signal }) => logged('counted', call(notificationStats, {}, { signal })),
    enabled,
    ...polling,
  });
  return data?.totalUnread ?? 0;
}

/** The newest unread ones, polled, and the time of the last poll by this device's clock. */
export function usePolledUnread(): { polled: NotificationPage | undefined; polledAt: number } {
  const client = useQueryClient();
  const { data: polled, dataUpdatedAt: polledAt } = useQuery({
    queryKey: keys.polled,
    queryFn: async ({ signal }) => {
      const query = { unreadOnly: true, limit: POLLED };
      return counting(client, await logged('loaded', call(listNotifications, { query }, { signal })));
    },
    ...polling,
  });
  return { polled, polledAt };
}

/** All unread ones that are newer than a known one. */
export async function listUnreadSince(known: string): Promise<Notification[]> {
  const found: Notification[] = [];
  for (let page = 1; ; page++) {
    const query = { unreadOnly: true, limit: MAX_PAGE_SIZE, page };
    const { notifications, more } = await logged('loaded', call(listNotifications, { query }));
    const newer = notifications.filter(({ _id }) => _id > known);
    found.push(...newer);
    if (!more || newer.length < notifications.length) return found;
  }
}

/** The panel's list, page by page; loaded again when the panel opens or the filter changes. */
export function useNotifications(filter: Filter) {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: keys.list(filter),
    queryFn: async ({ signal, pageParam }) => {
      const query = {
        page: pageParam,
        limit: PAGE_LENGTH,
        unreadOnly: filter === 'unread',
        readOnly: filter === 'read',
      };
      return counting(client, await logged('loaded', call(listNotifications, { query }, { signal })));
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, more }) => (more ? page + 1 : undefined),
    refetchInterval: POLL_MS,
    staleTime: 0,
  });
}

/** Whether "Delete read" would delete anything, on any page. */
export function useAnyRead(): boolean {
  const { data } = useQuery({
    queryKey: keys.anyRead,
    queryFn: ({ signal }) =>
      logged('loaded', call(listNotifications, { query: { readOnly: true, limit: 1 } }, { signal })),
    refetchInterval: POLL_MS,
    staleTime: 0,
  });
  return (data?.notifications.length ?? 0) > 0;
}

/** Drops all but the first page of each list, so that it starts at the top when it is opened again. */
export function useForgetLaterPages() {
  const client = useQueryClient();
  return () => {
    client.setQueriesData<LoadedPages>({ queryKey: keys.lists }, (loaded) => loaded && firstPageOf(loaded));
  };
}

export function useRefreshNotifications() {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: areaKeys.notifications }), [client]);
}

export function useMarkRead() {
  return useChange(
    ({ _id }: Notification) => call(markNotificationRead, { params: { id: _id } }),
    (client, { _id, read }) => {
      changeLists(client, (one, filter) => (one._id === _id ? asRead(one, filter) : one));
      count(client, (unread) => unread - (read ? 0 : 1));
    },
  );
}

export function useMarkAllRead() {
  return useChange(
    () => call(markAllNotificationsRead, {}),
    (client) => {
      changeLists(client, asRead);
      count(client, () => 0);
    },
  );
}

export function useDeleteNotification() {
  return useChange(
    ({ _id }: Notification) => call(deleteNotification, { params: { id: _id } }),
    (client, { _id, read }) => {
      changeLists(client, (one) => (one._id === _id ? null : one));
      count(client, (unread) => unread - (read ? 0 : 1));
    },
  );
}

export function useDeleteRead() {
  return useChange(
    () => call(deleteReadNotifications, {}),
    (client) => changeLists(client, (one) => (one.read ? null : one)),
  );
}

/** An optimistic change: shown at once, then replaced by the server's state. */
function useChange<Subject = void>(
  work: (subject: Subject) => Promise<unknown>,
  show: (client: QueryClient, subject: Subject) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (subject: Subject) => logged('changed', work(subject)),
    onMutate: async (subject) => {
      // A running request would restore what is changed here.
      await client.cancelQueries({ queryKey: areaKeys.notifications });
      show(client, subject);
    },
    onSettled: () => {
      // After several changes in a row the list is loaded once.
      if (client.isMutating({ mutationKey: areaKeys.notifications }) > 1) return;
      return client.invalidateQueries({ queryKey: areaKeys.notifications });
    },
    mutationKey: areaKeys.notifications,
  });
}

function asRead(notification: Notification, filter: Filter): Notification | null {
  return filter === 'unread' ? null : { ...notification, read: true };
}

function changeLists(client: QueryClient, change: (one: Notification, filter: Filter) => Notification | null): void {
  for (const filter of FILTERS) {
    client.setQueryData<LoadedPages>(
      keys.list(filter),
      (loaded) => loaded && changeEach(loaded, (one) => change(one, filter)),
    );
  }
}

function count(client: QueryClient, next: (unread: number) => number): void {
  client.setQueryData<{ totalUnread: number }>(
    keys.stats,
    (stats) => stats && { totalUnread: Math.max(0, next(stats.totalUnread)) },
  );
}

/** Every answer has the number of unread ones; the bell, the title and the panel all show the latest. */
function counting(client: QueryClient, page: NotificationPage): NotificationPage {
  client.setQueryData(keys.stats, { totalUnread: page.unreadCount });
  return page;
}

/** Failures with notifications are only logged. */
async function logged<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const stopped = error instanceof DOMException && error.name === 'AbortError';
    if (!stopped) console.error(`Notifications could not be ${what}`, error);
    throw error;
  }
}
