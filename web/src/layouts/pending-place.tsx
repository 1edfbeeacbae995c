import { Suspense } from 'react';
import { usePendingChanges } from '@/lib/offline/changes/pending-list.ts';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { useHasBeen } from '@/ui/feedback/use-has-been.ts';

const PendingBar = lazyPart(
  async () => (await import('@/features/diary/components/pending/pending-bar.tsx')).PendingBar,
);

/** Where the changes show that the server does not have yet. */
export function PendingPlace() {
  const pending = usePendingChanges();
  // Stays when everything was sent, because its dialog may be open.
  const shown = useHasBeen(pending.length > 0);
  return (
    <div aria-live="polite">
      {shown && (
        <Suspense>
          <PendingBar pending={pending} />
        </Suspense>
      )}
    </div>
  );
}
