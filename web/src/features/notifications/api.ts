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

// A background tab goes on: its title and the browser's own notifications are made for those who look elsewhere.
const polling = { refetchInterval: POLL_MS, refetchIntervalInBackground: true, retry: false } as const;

/** How many are unread; 0 until that is known. */
export function useUnreadCount(): number {
  const { data } = useQuery({
    queryKey: keys.stats,
    queryFn: ({ signal }) => logged('counted', call(notificationStats, {}, { signal })),
    ...polling,
  });
  return data?.totalUnread ?? 0;
}

/** The newest unread ones, looked for all the time, and when they were last found, by this device's clock. */
export function usePolledUnread(): { polled: NotificationPage | undefined; polledAt: number } {
  const client = useQueryClient();
  const { data: polled, dataUpdatedAt: polledAt } = useQuery({
    queryKey: keys.polled,
    queryFn: async ({ signal }) => {
      const query = { unreadOnly: true, limit: POLLED };
      return counting(client, await logged('looked for', call(listNotifications, { query }, { signal })));
    },
    ...polling,
  });
  return { polled, polledAt };
}

/** Every unread one that is newer than one that is known, however many these are. */
export async function listUnreadSince(known: string): Promise<Notification[]> {
  const found: Notification[] = [];
  for (let page = 1; ; page++) {
    const query = { unreadOnly: true, limit: MAX_PAGE_SIZE, page };
    const { notifications, more } = await logged('looked for', call(listNotifications, { query }));
    const newer = notifications.filter(({ _id }) => _id > known);
    found.push(...newer);
    if (!more || newer.length < notifications.length) return found;
  }
}

/** What the panel lists, page by page; fresh whenever it opens or is filtered otherwise. */
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

/** Whether there is anything that "Delete read" would delete, on whatever page. */
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

/** Lets go of all but the first page of each list, so that the next look at them begins at the top. */
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

/** A change that shows at once, and then whatever the server makes of it. */
function useChange<Subject = void>(
  work: (subject: Subject) => Promise<unknown>,
  show: (client: QueryClient, subject: Subject) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (subject: Subject) => logged('changed', work(subject)),
    onMutate: async (subject) => {
      // An answer on its way would bring back what is changed here.
      await client.cancelQueries({ queryKey: areaKeys.notifications });
      show(client, subject);
    },
    onSettled: () => {
      // Several in a row are looked at once, after the last.
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

/** Every answer knows how many are unread: the bell, the title and the panel all show the last that was heard. */
function counting(client: QueryClient, page: NotificationPage): NotificationPage {
  client.setQueryData(keys.stats, { totalUnread: page.unreadCount });
  return page;
}

/** A notification that could not be fetched or changed is nothing to trouble a gardener with. */
async function logged<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const stopped = error instanceof DOMException && error.name === 'AbortError';
    if (!stopped) console.error(`Notifications could not be ${what}`, error);
    throw error;
  }
}
