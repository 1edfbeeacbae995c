import { useEffect } from 'react';

const PRODUCT = 'AI Plant Care';

let screen: string | null = null;
let unread = 0;

/** The title of the browser's tab: the number of unread notifications, else the screen. */
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

/** Shows the number of unread notifications in the title of every screen; 0 shows the screen again. */
export function showUnreadInTitle(count: number): void {
  unread = count;
  showTitle();
}
