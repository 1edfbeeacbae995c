import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { getSession } from '@/lib/session/session.ts';
import { Confirm } from '@/ui/feedback/confirm.tsx';

interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  hasUnsavedWork: () => boolean;
  /** For a form beside a list: it stays while the list is filtered, which changes the address too. */
  staysOnSearch?: boolean;
}

/** Asks before what was typed is lost. */
export function LeaveGuard({ hasUnsavedWork, staysOnSearch = false }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A session that ended has to get to the sign-in page; there is nothing left to save with.
      getSession() !== null &&
      hasUnsavedWork() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (!staysOnSearch && currentLocation.search !== nextLocation.search)),
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
