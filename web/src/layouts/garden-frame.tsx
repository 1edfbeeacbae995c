import type { User } from '@plantcare/contract/auth.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { BottomBar } from '@/layouts/bottom-bar.tsx';
import { OfflineBanner } from '@/layouts/offline-banner.tsx';
import { PendingPlace } from '@/layouts/pending-place.tsx';
import { TopBar } from '@/layouts/top-bar.tsx';
import { useAtRest } from '@/lib/page/use-at-rest.ts';
import { useSearchKey } from '@/lib/page/use-search-key.ts';
import { loadInTheEnd } from '@/ui/feedback/load-ahead.ts';

const load = () => import('@/features/notifications/components/notification-watch.tsx');
const NotificationWatch = lazy(async () => ({ default: (await loadInTheEnd(load)).NotificationWatch }));

/** The frame of every screen for signed-in users. */
export function GardenFrame({ user, children }: { user: User; children: ReactNode }) {
  useSearchKey();
  const atRest = useAtRest();
  return (
    <>
      <TopBar user={user} />
      <OfflineBanner />
      <PendingPlace />
      <main
        id="content"
        tabIndex={-1}
        // Below the end of a screen there is room for a toast, which would cover its last row otherwise.
        className="pt-6 pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+5.25rem)] desk:pt-10 desk:pb-24 print:p-0"
      >
        {children}
      </main>
      <BottomBar />
      {atRest && (
        <Suspense>
          <NotificationWatch user={user} />
        </Suspense>
      )}
    </>
  );
}
