import type { User } from '@plantcare/contract/auth.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useServerOptions } from '@/features/auth/api.ts';
import { showUnreadInTitle } from '@/lib/page/page-title.ts';
import { useSession } from '@/lib/session/session.ts';
import { usePolledUnread, useRefreshNotifications, useUnreadCount } from '../api.ts';
import { askOnStart, usePermission } from '../permission.ts';
import { startPush, stopPush, stopPushOfEndedSession, useDelivery } from '../push-subscription.ts';
import { isQuiet } from '../quiet-hours.ts';
import { announceNew } from '../show-announcements.ts';
import type { WorkerMessage } from '../worker-message.ts';

/** Background work of the page while somebody is signed in; it renders nothing. */
export function NotificationWatch({ user }: { user: User }) {
  const { enabled, push } = user.notificationSettings;
  const token = useSession()?.token ?? '';
  useCountOutside();
  usePush({ wanted: enabled && push, token });
  useAnnouncements(user);
  useWorkerMessages(token);
  return null;
}

/** Shows the number of unread notifications in the tab's title and on the application's icon. */
function useCountOutside(): void {
  const unread = useUnreadCount();
  useEffect(() => {
    showUnreadInTitle(unread);
    showUnreadOnApp(unread);
  }, [unread]);
  useEffect(
    () => () => {
      showUnreadInTitle(0);
      showUnreadOnApp(0);
    },
    [],
  );
}

function usePush({ wanted, token }: { wanted: boolean; token: string }): void {
  const permission = usePermission();
  const pushKey = useServerOptions()?.pushKey;

  useEffect(() => {
    if (wanted && permission === 'default') return askOnStart();
  }, [wanted, permission]);

  useEffect(() => {
    if (!wanted) void stopPush();
    // The subscription belongs to the session, so it is sent again for another token.
    else if (permission === 'granted' && pushKey && token) void startPush(pushKey);
  }, [wanted, permission, pushKey, token]);

  useEffect(() => () => void stopPushOfEndedSession(), []);
}

function useAnnouncements(user: User): void {
  const { enabled, push } = user.notificationSettings;
  const { polled, polledAt } = usePolledUnread();
  const delivery = useDelivery();
  const permission = usePermission();
  const navigate = useNavigate();
  const mayShow = enabled && push && permission === 'granted';
  // As long as it is unknown whether pushes arrive, new notifications must neither be shown twice nor be lost.
  const undecided = mayShow && delivery === 'unknown';

  useEffect(() => {
    if (!polled || undecided) return;
    // Each poll checks the quiet hours again, so that the first poll after their end shows what waited for it.
    const due = isQuiet(user, new Date(polledAt)) ? 'later' : 'now';
    announceNew(polled, {
      owner: user._id,
      display: mayShow && delivery === 'page' ? due : 'never',
      onClick: (url) => void navigate(url),
    }).catch((error: unknown) => {
      console.error('New notifications could not be shown', error);
    });
  }, [polled, polledAt, user, mayShow, delivery, undecided, navigate]);
}

function useWorkerMessages(token: string): void {
  const navigate = useNavigate();
  const refresh = useRefreshNotifications();
  const pushKey = useServerOptions()?.pushKey;

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    function onMessage({ data, ports }: MessageEvent<WorkerMessage>) {
      if (data.kind === 'pushed') refresh();
      if (data.kind === 'resubscribed' && pushKey && token) void startPush(pushKey);
      if (data.kind === 'clicked') {
        ports[0]?.postMessage('heard');
        void navigate(data.url);
      }
    }
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, [navigate, refresh, pushKey, token]);
}

/** The number on the icon of the installed application, if the platform supports it. */
function showUnreadOnApp(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Refused if the application is not installed, because then it has no icon.
  shown.catch(() => undefined);
}
