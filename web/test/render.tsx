import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { routes } from '@/app/routes.tsx';
import { Toaster } from '@/ui/feedback/toast.tsx';

/** Neither a pause between keys nor a look at the styles of every parent. */
const QUICK = { delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never };

interface RenderOptions {
  /** The address that is open, with or without history state. */
  at?: string | { pathname: string; search?: string; state?: unknown };
  /** The route that the element stands at; `/*` where the address does not matter. */
  path?: string;
}

/**
 * Draws an element as the application does: with a router, a cache of answers and the place for toasts. Any other
 * address shows its own text, so that a test can tell where a form leads.
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

/** Gives the window the room of a desktop, where filters are not folded away. */
export function onDesktop(): void {
  const small = window.matchMedia;
  vi.stubGlobal('matchMedia', (media: string) => ({ ...small(media), matches: media.startsWith('(min-width') }));
}

/** Opens the whole application at an address, with its guards and frames. */
export function openApp(at: string) {
  const router = createMemoryRouter(routes.map(copyOf), { initialEntries: [at] });
  return { ...render(<RouterProvider router={router} />), router, user: userEvent.setup(QUICK) };
}

/** A router takes away what it has loaded from the routes that it was given. */
function copyOf(route: RouteObject): RouteObject {
  const { children, lazy } = route;
  const copy = { ...route, ...(typeof lazy === 'object' && { lazy: { ...lazy } }) };
  return children ? Object.assign(copy, { children: children.map(copyOf) }) : copy;
}
