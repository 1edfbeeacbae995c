import '@/ui/theme/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { router } from '@/app/router.tsx';
import { startTheme } from '@/lib/page/theme.ts';
import { loadFeedbackAhead } from '@/ui/feedback/load-ahead.ts';

startTheme();
loadFeedbackAhead();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
