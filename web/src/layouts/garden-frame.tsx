import type { User } from '@plantcare/contract/auth.ts';
import type { ReactNode } from 'react';
import { PendingBar } from '@/features/diary/components/pending/pending-bar.tsx';
import { NotificationWatch } from '@/features/notifications/components/notification-watch.tsx';
import { BottomBar } from '@/layouts/bottom-bar.tsx';
import { OfflineBanner } from '@/layouts/offline-banner.tsx';
import { TopBar } from '@/layouts/top-bar.tsx';
import { useSearchKey } from '@/lib/page/use-search-key.ts';

/** The frame of every screen for signed-in users. */
export function GardenFrame({ user, children }: { user: User; children: ReactNode }) {
  useSearchKey();
  return (
    <>
      <TopBar user={user} />
      <OfflineBanner />
      <PendingBar />
      <main
        id="content"
        tabIndex={-1}
        // Below the end of a screen there is room for a toast, which would cover its last row otherwise.
        className="pt-6 pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+5.25rem)] desk:pt-10 desk:pb-24"
      >
        {children}
      </main>
      <BottomBar />
      <NotificationWatch user={user} />
    </>
  );
}
