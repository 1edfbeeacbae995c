import type { NotificationPage } from '@plantcare/contract/notifications.ts';
import { storage } from '@/lib/session/storage.ts';
import { type Display, newSince } from './announcements.ts';
import { listUnreadSince } from './api.ts';
import { appearanceOf } from './appearance.ts';
import { pushMessagesOf } from './push-message.ts';
import { workerRegistration } from './push-subscription.ts';

interface Announcing {
  owner: string;
  display: Display;
  onClick: (url: string) => void;
}

/** Shows new polled notifications with the browser. Of several tabs only one shows them. */
export async function announceNew(polled: NotificationPage, { owner, display, onClick }: Announcing): Promise<void> {
  const key = `announced:${owner}`;
  await navigator.locks.request(key, async () => {
    const known = storage.getItem(key);
    const { toShow, newest } = await newSince({ page: polled, known, display, listUnreadSince });
    storage.setItem(key, newest);
    const registration = toShow.length > 0 ? await workerRegistration() : undefined;
    for (const message of pushMessagesOf(toShow, polled.unreadCount)) {
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
