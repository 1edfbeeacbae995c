import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { startOfflineUse } from '@/app/offline-use.ts';
import { startSendingChanges } from '@/app/pending-changes-use.ts';
import { queryClient } from '@/app/query-client.ts';
import { refreshSession } from '@/features/auth/api.ts';
import { GardenFrame } from '@/layouts/garden-frame.tsx';
import { useAtRest } from '@/lib/page/use-at-rest.ts';
import { useSession } from '@/lib/session/session.ts';
import { LoadingMessage } from '@/ui/feedback/loading-message.tsx';

startOfflineUse();
startSendingChanges();

/** The application for signed-in users: the frame, the data, and a check of the session. */
export function SignedIn() {
  const session = useSession();
  const token = session?.token;
  const atRest = useAtRest();
  useEffect(() => {
    if (token && atRest) void refreshSession();
  }, [token, atRest]);
  // Between the end of a session and the redirect there is no user.
  if (!session) return <LoadingMessage />;
  return (
    <QueryClientProvider client={queryClient}>
      <GardenFrame user={session.user}>
        <Outlet />
      </GardenFrame>
    </QueryClientProvider>
  );
}
