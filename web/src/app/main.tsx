import '@/ui/theme/theme.css';
import { StrictMode } from 'react';
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
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={startRouter()} />
    </StrictMode>,
  );
}

// A task of its own, after the one that has evaluated all modules: the browser can paint and listen in between.
setTimeout(start);
