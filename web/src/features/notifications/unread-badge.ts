const MOST_SHOWN = 99;

/** What stands on the bell; nothing when all is read. */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
}

/** What the bell is called for those who hear it. */
export function bellLabel(unread: number): string {
  const count = badgeText(unread);
  return count === null ? 'Notifications' : `Notifications, ${count} unread`;
}
