import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { getSession } from '@/lib/session.ts';
import { Confirm } from '@/ui/confirm.tsx';

/** Asks before what was typed is lost. `hasUnsavedWork` is asked at the moment of leaving. */
export function LeaveGuard({ hasUnsavedWork }: { hasUnsavedWork: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A session that ended has to get to the sign-in page; there is nothing left to save with.
      getSession() !== null &&
      hasUnsavedWork() &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );

  useEffect(() => {
    function warn(event: BeforeUnloadEvent) {
      if (hasUnsavedWork()) event.preventDefault();
    }
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasUnsavedWork]);

  return (
    <Confirm
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving?"
      text="What you changed on this page will be lost."
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
      danger
    />
  );
}
