/** The number on the icon of the installed application, where the platform has such a thing. */
export function showUnreadOnApp(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Refused where the application is not installed: then there is no icon to put it on.
  shown.catch(() => undefined);
}
