import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { getSession } from '@/lib/session/session.ts';
import { Confirm } from '@/ui/feedback/confirm.tsx';

interface LeaveGuardProps {
  /** Called when the user is about to leave. */
  hasUnsavedWork: () => boolean;
  /** For a form next to a list: it stays while the list is filtered, which also changes the address. */
  staysOnSearch?: boolean;
}

/** Asks before unsaved input is lost. */
export function LeaveGuard({ hasUnsavedWork, staysOnSearch = false }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // After the session ended nothing can be saved, so the redirect to the sign-in page is not blocked.
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
