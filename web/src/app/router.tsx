import { createBrowserRouter } from 'react-router';
import { routes } from '@/app/routes.tsx';
import { getSession, subscribeToSession } from '@/lib/session/session.ts';

export const router = createBrowserRouter(routes);

let signedIn = getSession() !== null;

// A session that ends or begins, here or in another tab, makes the guards look again at the screen that is open.
subscribeToSession(() => {
  const now = getSession() !== null;
  if (now === signedIn) return;
  signedIn = now;
  void router.revalidate();
});
