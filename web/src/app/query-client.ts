import { QueryClient } from '@tanstack/react-query';
import { CallError } from '@/lib/api/call-error.ts';
import { getSession, subscribeToSession } from '@/lib/session/session.ts';

const MAX_RETRIES = 2;

// What the server refused it will refuse again; only a missing or a broken answer is worth another try.
function isWorthRetrying(error: Error): boolean {
  return !(error instanceof CallError) || error.status === 0 || error.status >= 500;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Tries even when the browser believes to be offline: the server may be on this very machine.
      networkMode: 'always',
      retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
    },
    mutations: { networkMode: 'always' },
  },
});

let owner = getSession()?.user._id;

// Nobody sees what was loaded for somebody else.
subscribeToSession(() => {
  const next = getSession()?.user._id;
  if (next !== owner) queryClient.clear();
  owner = next;
});
