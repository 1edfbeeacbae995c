import { useEffect } from 'react';

const PRODUCT = 'AI Plant Care';

let screen: string | null = null;
let unread = 0;

/** What the browser's tab says: how many notifications wait to be read, else which screen it is. */
export function titleOf(screenTitle: string | null, unreadCount: number): string {
  if (unreadCount > 0) return `(${unreadCount}) ${PRODUCT}`;
  return screenTitle === null ? PRODUCT : `${screenTitle} · ${PRODUCT}`;
}

function showTitle(): void {
  document.title = titleOf(screen, unread);
}

export function usePageTitle(title: string | null): void {
  useEffect(() => {
    screen = title;
    showTitle();
  }, [title]);
}

/** Counts the unread notifications in the title, whatever screen is open; 0 names the screen again. */
export function showUnreadInTitle(count: number): void {
  unread = count;
  showTitle();
}
