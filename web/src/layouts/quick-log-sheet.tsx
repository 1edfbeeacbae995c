import type { Activity } from '@plantcare/contract/diary.ts';
import { FAILED_TO_LOAD_PLANT_CHOICE } from '@plantcare/contract/messages.ts';
import { useCallback, useMemo } from 'react';
import { useRecentEntries } from '@/features/diary/api.ts';
import { QuickLog } from '@/features/diary/components/quick-log.tsx';
import { usePlants } from '@/features/plants/api.ts';
import { useReminders } from '@/features/reminders/api.ts';
import { dueNow } from '@/features/reminders/today-view.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { useNow } from '@/lib/time/use-now.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Dialog } from '@/ui/feedback/dialog.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';

/** Logs care from any screen, with the plants first for which it is due. */
export function QuickLogSheet({ onClose }: { onClose: () => void }) {
  const { data: plants, error, refetch } = usePlants();
  const { data: reminders } = useReminders();
  const { data: entries } = useRecentEntries();
  const now = useNow();
  const recent = useMemo(() => new Set(entries?.map(({ plant }) => plant._id)), [entries]);
  const firstChoicesFor = useCallback(
    (activity: Activity) => {
      const due = dueNow(reminders ?? [], now).filter(({ type }) => type === activity);
      return { due: new Set(due.map(({ plant }) => plant._id)), recent };
    },
    [reminders, recent, now],
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Quick log">
      {plants && plants.length > 0 && <QuickLog plants={plants} firstChoicesFor={firstChoicesFor} onClose={onClose} />}
      {plants?.length === 0 && (
        <div className="grid gap-4">
          <p className="text-ink-soft">Add a plant first, then you can log what you do for it.</p>
          <ButtonLink to={paths.addPlant} onClick={onClose}>
            Add Your First Plant
          </ButtonLink>
        </div>
      )}
      {!plants && !error && <Skeleton className="h-96 w-full" />}
      {!plants && error && (
        <ErrorState title={FAILED_TO_LOAD_PLANT_CHOICE} text={messageOf(error)} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
