const MOST_SHOWN = 99;

/** The text on the bell; empty if everything is read. */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
}

/** The bell's name for screen readers. */
export function bellLabel(unread: number): string {
  const count = badgeText(unread);
  return count === null ? 'Notifications' : `Notifications, ${count} unread`;
}
