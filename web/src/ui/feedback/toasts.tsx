import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadInTheEnd } from './load-ahead.ts';
import { areToastsWanted, subscribeToToasts } from './toast.ts';

// Around every screen: a toast that cannot be loaded must not take the screen away.
const Toaster = lazy(async () => ({ default: (await loadInTheEnd(() => import('./toaster.tsx'))).Toaster }));

/** Where toasts appear; its code is loaded with the first one. */
export function Toasts() {
  const isWanted = useSyncExternalStore(subscribeToToasts, areToastsWanted);
  return (
    isWanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
