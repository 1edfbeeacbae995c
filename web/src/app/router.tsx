import { createBrowserRouter } from 'react-router';
import { routes } from '@/app/routes.tsx';
import { getSession, subscribeToSession } from '@/lib/session/session.ts';

export const router = createBrowserRouter(routes);

let signedIn = getSession() !== null;

// When a session ends or begins, here or in another tab, the guards check the open screen again.
subscribeToSession(() => {
  const now = getSession() !== null;
  if (now === signedIn) return;
  signedIn = now;
  void router.revalidate();
});
