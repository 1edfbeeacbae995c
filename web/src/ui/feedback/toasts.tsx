import { lazy, Suspense, useSyncExternalStore } from 'react';
import { areToastsWanted, subscribeToToasts } from './toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

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
