import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a new screen, so that a screen reader tells where it is and the keyboard goes on
 * from there. The first screen is left to the browser, and a field that has taken the focus keeps it.
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
