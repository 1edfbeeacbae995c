import '@/ui/theme/theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { loadScreen } from '@/app/load-screen.ts';
import { startRouter } from '@/app/router.tsx';
import { routes } from '@/app/routes.tsx';
import { styleSheetsLoaded } from '@/app/style-sheets.ts';
import { startTheme } from '@/lib/page/theme.ts';
import { getSession } from '@/lib/session/session.ts';
import { loadFeedbackAhead } from '@/ui/feedback/load-ahead.ts';

startTheme();
loadFeedbackAhead();

/** Resolves in another task: the browser can paint and listen in between. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Each step is a task of its own, the first one after the task that has evaluated all modules. */
async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  if (getSession()) loadScreen(routes, location.pathname);
  await nextTask();
  const router = startRouter();
  await styleSheetsLoaded();
  // A transition is drawn in slices, between which the browser can answer a touch.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
if (root) void start(root);
