import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { routes } from '@/app/routes.tsx';
import { Toaster } from '@/ui/feedback/toaster.tsx';

/** Fast typing: no pause between keys, and no check of the styles of all parents. */
const QUICK = { delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never };

interface RenderOptions {
  /** The current address, with or without history state. */
  at?: string | { pathname: string; search?: string; state?: unknown };
  /** The route of the element; `/*` if the address does not matter. */
  path?: string;
}

/**
 * Renders an element as in the application: with a router, a query cache and toasts. Any other address shows itself as text,
 * so that a test can check where a form leads.
 */
export function renderApp(element: ReactNode, { at = '/', path = '/*' }: RenderOptions = {}) {
  const router = createMemoryRouter(
    [{ path, element }, ...(path === '/*' ? [] : [{ path: '*', element: <p>Another screen</p> }])],
    { initialEntries: [at] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, router, client, user: userEvent.setup(QUICK) };
}

/** Gives the window the width of a desktop, where filters are always visible. */
export function onDesktop(): void {
  const small = window.matchMedia;
  vi.stubGlobal('matchMedia', (media: string) => ({ ...small(media), matches: media.startsWith('(min-width') }));
}

/** Opens the whole application at an address, with its guards and frames. */
export function openApp(at: string) {
  const router = createMemoryRouter(routes.map(copyOf), { initialEntries: [at] });
  return { ...render(<RouterProvider router={router} />), router, user: userEvent.setup(QUICK) };
}

/** A router changes the routes it gets when it loads them, so each test needs a copy. */
function copyOf(route: RouteObject): RouteObject {
  const { children, lazy } = route;
  const copy = { ...route, ...(typeof lazy === 'object' && { lazy: { ...lazy } }) };
  return children ? Object.assign(copy, { children: children.map(copyOf) }) : copy;
}
