import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a new screen, so that a screen reader announces it and keyboard use continues there.
 * Not for the first screen, and not if a field already has the focus.
 */
export function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    if (!main || main.contains(document.activeElement)) return;
    const target = main.querySelector('h1') ?? main;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
