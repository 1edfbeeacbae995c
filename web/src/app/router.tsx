import { createBrowserRouter } from 'react-router';
import { routes } from '@/app/routes.tsx';
import { getSession, subscribeToSession } from '@/lib/session/session.ts';

/** Opens the screen of the address. When a session ends or begins, here or in another tab, the guards check it again. */
export function startRouter() {
  const router = createBrowserRouter(routes);
  let signedIn = getSession() !== null;
  subscribeToSession(() => {
    const now = getSession() !== null;
    if (now === signedIn) return;
    signedIn = now;
    void router.revalidate();
  });
  return router;
}
