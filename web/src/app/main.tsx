import '@/ui/theme/theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { startRouter } from '@/app/router.tsx';
import { startTheme } from '@/lib/page/theme.ts';
import { loadFeedbackAhead } from '@/ui/feedback/load-ahead.ts';

startTheme();
loadFeedbackAhead();

function start(): void {
  const root = document.getElementById('root');
  if (!root) return;
  const router = startRouter();
  // A transition is drawn in slices, between which the browser can answer a touch.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}

// A task of its own, after the one that has evaluated all modules: the browser can paint and listen in between.
setTimeout(start);
