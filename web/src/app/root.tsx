import { lazy, Suspense, useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useFocusOnNavigation } from '@/app/focus.ts';
import { paths } from '@/lib/page/paths.ts';
import { ProgressLine } from '@/ui/feedback/progress-line.tsx';
import { SkipLink } from '@/ui/layout/skip-link.tsx';

const Toaster = lazy(async () => ({ default: (await import('@/ui/feedback/toast.tsx')).Toaster }));

/** The parts around every screen. */
export function Root() {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  useFocusOnNavigation(pathname);
  useLayoutEffect(() => document.getElementById('shell')?.remove(), []);
  return (
    <>
      <SkipLink />
      <ProgressLine active={navigation.state !== 'idle'} />
      <Outlet />
      <ScrollRestoration />
      {/* The landing page needs no toasts, and its first load should be small. */}
      {pathname !== paths.landing && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}
