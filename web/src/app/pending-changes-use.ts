import { queryClient } from '@/app/query-client.ts';
import { onChangeSent, sendPending } from '@/lib/offline/changes/change-queue.ts';
import { followOtherTabs, pendingChanges, refreshPending } from '@/lib/offline/changes/pending-list.ts';
import { offlineSince, subscribeToOffline } from '@/lib/offline/offline.ts';
import { getSession, subscribeToSession } from '@/lib/session/session.ts';

/** Neither `online` nor an answer tells that a bad connection has become better. */
const TRY_EVERY_MS = 20_000;
const REFRESH_AFTER_MS = 300;

/** Shows what waits in this browser for the user who is signed in, and sends it when the server can be reached. */
export function startSendingChanges(): void {
  let owner = getSession()?.user._id;
  const begin = async () => {
    if ((await refreshPending()).length > 0) await sendPending();
  };
  void begin();
  followOtherTabs();
  subscribeToSession(() => {
    const next = getSession()?.user._id;
    if (next === owner) return;
    owner = next;
    void begin();
  });
  const tryAgain = () => {
    if (pendingChanges().some(({ refusal }) => refusal === null)) void sendPending();
  };
  subscribeToOffline(() => {
    if (offlineSince() === null) tryAgain();
  });
  addEventListener('online', tryAgain);
  document.addEventListener('visibilitychange', tryAgain);
  setInterval(tryAgain, TRY_EVERY_MS);
  // Several are sent one after the other, and what they change is loaded once.
  let refresh: ReturnType<typeof setTimeout> | undefined;
  onChangeSent(() => {
    clearTimeout(refresh);
    refresh = setTimeout(() => void queryClient.invalidateQueries(), REFRESH_AFTER_MS);
  });
}
