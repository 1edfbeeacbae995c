import { QueryClient } from '@tanstack/react-query';
import { CallError } from '@/lib/api/call-error.ts';
import { offlineSince, subscribeToOffline } from '@/lib/offline/offline.ts';
import { getSession, subscribeToSession } from '@/lib/session/session.ts';

const MAX_RETRIES = 2;

// The server would refuse again, so only a missing or invalid answer is retried.
function isWorthRetrying(error: Error): boolean {
  return !(error instanceof CallError) || error.status === 0 || error.status >= 500;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Tries even if the browser claims to be offline, because the server may be on this machine.
      networkMode: 'always',
      retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
    },
    mutations: { networkMode: 'always' },
  },
});

let owner = getSession()?.user._id;

// Data of another user is deleted.
subscribeToSession(() => {
  const next = getSession()?.user._id;
  if (next !== owner) queryClient.clear();
  owner = next;
});

// Once the server answers again, everything that is shown is loaded again.
subscribeToOffline(() => {
  if (offlineSince() === null) void queryClient.invalidateQueries();
});
addEventListener('online', () => {
  if (offlineSince() !== null) void queryClient.invalidateQueries();
});
