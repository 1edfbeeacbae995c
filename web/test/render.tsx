import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Toaster } from '@/ui/feedback/toast.tsx';

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
  return { ...view, router, client, user: userEvent.setup() };
}
