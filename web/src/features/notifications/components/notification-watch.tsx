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

/** What goes on beside the screens while somebody is signed in; it shows nothing within the page. */
export function NotificationWatch({ user }: { user: User }) {
  const { enabled, push } = user.notificationSettings;
  const token = useSession()?.token ?? '';
  useCountOutside();
  usePush({ wanted: enabled && push, token });
  useAnnouncements(user);
  useWorkerMessages(token);
  return null;
}

/** The number of unread notifications where it is seen without looking at the page. */
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
    // The subscription belongs to the session: another token, and it is sent anew.
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
  const mayTell = enabled && push && permission === 'granted';
  // Whether pushes come is not known yet: what is new then must neither be told twice nor be forgotten.
  const undecided = mayTell && delivery === 'unknown';

  useEffect(() => {
    if (!polled || undecided) return;
    // Each poll asks the clock anew: what waited for the end of the quiet hours is told by the first one after it.
    const due = isQuiet(user, new Date(polledAt)) ? 'later' : 'now';
    announceNew(polled, {
      owner: user._id,
      telling: mayTell && delivery === 'page' ? due : 'never',
      onClick: (url) => void navigate(url),
    }).catch((error: unknown) => {
      console.error('New notifications could not be shown', error);
    });
  }, [polled, polledAt, user, mayTell, delivery, undecided, navigate]);
}

function useWorkerMessages(token: string): void {
  const navigate = useNavigate();
  const refresh = useRefreshNotifications();
  const pushKey = useServerOptions()?.pushKey;

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    function hear({ data, ports }: MessageEvent<WorkerMessage>) {
      if (data.kind === 'pushed') refresh();
      if (data.kind === 'resubscribed' && pushKey && token) void startPush(pushKey);
      if (data.kind === 'clicked') {
        ports[0]?.postMessage('heard');
        void navigate(data.url);
      }
    }
    navigator.serviceWorker.addEventListener('message', hear);
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  }, [navigate, refresh, pushKey, token]);
}

/** The number on the icon of the installed application, where the platform has such a thing. */
function showUnreadOnApp(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Refused where the application is not installed: then there is no icon to put it on.
  shown.catch(() => undefined);
}
