import type { Notification } from '@plantcare/contract/notifications.ts';
import { type RefObject, useRef } from 'react';
import { useNow } from '@/lib/time/use-now.ts';
import { ShowEarlier } from '@/ui/browse/show-earlier.tsx';
import { Sprout } from '@/ui/drawings/sprout.tsx';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { type Filter, useDeleteNotification, useMarkRead, useNotifications } from '../api.ts';
import { allOf } from '../notification-pages.ts';
import { NotificationItem } from './notification-item.tsx';

interface NotificationListProps {
  filter: Filter;
  /** The scrolling element around the list. */
  frame: RefObject<HTMLElement | null>;
  /** Whether the read ones are hidden and wait to be deleted. */
  hidesRead: boolean;
  /** Called before another one is marked as read. */
  beforeReading: () => Promise<void>;
  onFollow: () => void;
}

export function NotificationList({ filter, frame, hidesRead, beforeReading, onFollow }: NotificationListProps) {
  const { data, isPending, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useNotifications(filter);
  const { mutate: markRead } = useMarkRead();
  const { mutate: remove } = useDeleteNotification();
  const list = useRef<HTMLUListElement>(null);
  const now = useNow();

  if (isPending) return <ListSkeleton />;
  // Failures are only logged; the next poll tries again.
  if (!data) return null;
  const notifications = allOf(data).filter(({ read }) => !(hidesRead && read));
  if (notifications.length === 0) return <NothingHere filter={filter} />;

  // The pressed item disappears; the focus moves to the next item instead of the whole panel.
  function keepPlace(position: number, stays: boolean) {
    const rows = [...(list.current?.children ?? [])];
    const next = stays ? rows[position] : (rows[position + 1] ?? rows[position - 1] ?? frame.current);
    if (next instanceof HTMLElement) next.focus({ preventScroll: stays });
  }

  function read(notification: Notification, position: number) {
    keepPlace(position, filter !== 'unread');
    void beforeReading().then(() => markRead(notification));
  }

  function discard(notification: Notification, position: number) {
    keepPlace(position, false);
    remove(notification);
  }

  return (
    <>
      <ul ref={list} className="divide-y divide-line/80">
        {notifications.map((notification, position) => (
          <li key={notification._id} tabIndex={-1}>
            <NotificationItem
              notification={notification}
              now={now}
              onMarkRead={() => read(notification, position)}
              onDelete={() => discard(notification, position)}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="p-4">
          <ShowEarlier
            busy={isFetchingNextPage}
            byItself={!isFetchNextPageError}
            frame={frame}
            onShow={() => void fetchNextPage()}
          />
        </div>
      )}
    </>
  );
}

function NothingHere({ filter }: { filter: Filter }) {
  return (
    <div className="grid justify-items-center px-5 py-10 text-center text-ink-soft">
      <div className="mb-3 w-20 text-leaf">
        <Sprout />
      </div>
      <p className="font-semibold">{filter === 'unread' ? 'No unread notifications' : 'No notifications yet'}</p>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div role="status" className="grid gap-6 px-5 py-5">
      <span className="sr-only">Loading…</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-12" />
          </div>
        </div>
      ))}
    </div>
  );
}
