import { useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useFocusOnNavigation } from '@/app/focus.ts';
import { ProgressLine } from '@/ui/feedback/progress-line.tsx';
import { Toasts } from '@/ui/feedback/toasts.tsx';
import { SkipLink } from '@/ui/layout/skip-link.tsx';

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
      <Toasts />
    </>
  );
}
