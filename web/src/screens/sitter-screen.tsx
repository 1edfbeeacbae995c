import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSitterList } from '@/features/sitter/api.ts';
import { SitterTasks } from '@/features/sitter/components/sitter-list.tsx';
import { CallError } from '@/lib/api/call-error.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { usePageTitle } from '@/lib/page/page-title.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { Logo } from '@/ui/layout/logo.tsx';

/**
 * Serves `/sitter#…` to somebody without an account. The secret is the fragment of the address, which browsers send to no
 * server.
 */
export function SitterScreen() {
  const token = useLocation().hash.slice(1);
  // Nothing of it is shared with the application of a gardener who is signed in.
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  usePageTitle('Plants to look after');
  return (
    <QueryClientProvider client={client}>
      {/* Paper is white, whatever the theme. */}
      <main
        id="content"
        tabIndex={-1}
        className="page max-w-5xl! pt-[max(1rem,env(safe-area-inset-top))] pb-16 print:p-0 print:text-ink print:[--color-ink-soft:#333] print:[--color-ink:#000] print:[--color-leaf-deep:#000] print:[--color-line:#999] print:[--color-moss-soft:#eee] print:[--color-sheet:#fff]"
      >
        <div className="mb-8 print:hidden">
          <Logo />
        </div>
        <ListOfToken key={token} token={token} />
      </main>
    </QueryClientProvider>
  );
}

function ListOfToken({ token }: { token: string }) {
  const { data: list, error, refetch } = useSitterList(token);
  if (list) return <SitterTasks token={token} list={list} />;
  if (!error) return <Skeleton className="h-96 w-full rounded-card" />;
  if (error instanceof CallError && error.status === 404) {
    return <ErrorState title="This link does not work any more" text="Please ask the gardener for a new one." />;
  }
  return <ErrorState title="Unable to load the tasks" text={messageOf(error)} onRetry={() => void refetch()} />;
}
