import type { NotificationPage } from '@plantcare/contract/notifications.ts';
import { storage } from '@/lib/session/storage.ts';
import { newSince, type Telling } from './announcements.ts';
import { listUnreadSince } from './api.ts';
import { appearanceOf } from './appearance.ts';
import { pushMessagesOf } from './push-message.ts';
import { workerRegistration } from './push-subscription.ts';

interface Announcing {
  owner: string;
  telling: Telling;
  onClick: (url: string) => void;
}

/** Has the browser show what was polled and is new. Of several tabs only one finds it new. */
export async function announceNew(polled: NotificationPage, { owner, telling, onClick }: Announcing): Promise<void> {
  const key = `announced:${owner}`;
  await navigator.locks.request(key, async () => {
    const known = storage.getItem(key);
    const { untold, newest } = await newSince({ page: polled, known, telling, listUnreadSince });
    storage.setItem(key, newest);
    const registration = untold.length > 0 ? await workerRegistration() : undefined;
    for (const message of pushMessagesOf(untold, polled.unreadCount)) {
      if (registration?.active) await registration.showNotification(message.title, appearanceOf(message));
      else showByPage(message.title, appearanceOf(message), onClick);
    }
  });
}

function showByPage(title: string, appearance: ReturnType<typeof appearanceOf>, onClick: (url: string) => void): void {
  const shown = new Notification(title, appearance);
  shown.onclick = () => {
    window.focus();
    shown.close();
    onClick(appearance.data.url);
  };
}
