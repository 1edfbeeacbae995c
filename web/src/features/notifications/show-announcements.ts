import type { NotificationPage } from '@plantcare/contract/notifications.ts';
import { storage } from '@/lib/storage.ts';
import { newSince } from './announcements.ts';
import { appearanceOf } from './appearance.ts';
import { pushMessageOf } from './push-message.ts';
import { workerRegistration } from './push-subscription.ts';

interface Announcing {
  owner: string;
  /** Not where pushes come: they tell of everything already, and this only remembers it. */
  aloud: boolean;
  onClick: (url: string) => void;
}

/** Has the browser show what was polled and is new. Of several tabs only one finds it new. */
export async function announceNew(polled: NotificationPage, { owner, aloud, onClick }: Announcing): Promise<void> {
  const key = `announced:${owner}`;
  await navigator.locks.request(key, async () => {
    const { untold, newest } = newSince(polled.notifications, storage.getItem(key));
    storage.setItem(key, newest);
    if (!aloud) return;
    const registration = await workerRegistration();
    for (const notification of untold) {
      const message = pushMessageOf(notification, polled.unreadCount);
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
