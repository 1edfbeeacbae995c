import { matchRoutes, type RouteObject } from 'react-router';

/** Loads the code of the screen at a path. The browser loads each module once; a failure is shown by the navigation itself. */
export function loadScreen(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'object') route.lazy.Component?.()?.catch(() => undefined);
  }
}
