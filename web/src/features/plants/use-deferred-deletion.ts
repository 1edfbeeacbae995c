import { plantsDeleted } from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { toast } from '@/ui/feedback/toast.ts';
import { useDeletePlants } from './api.ts';

const UNDO_MS = 10_000;

/** Deletes several plants after ten seconds in which that can be undone, or at once when the list or the page is left. */
export function useDeferredDeletion() {
  const { mutateAsync: deletePlants } = useDeletePlants();
  const [pending, setPending] = useState<readonly string[]>([]);
  const waiting = useRef<{ ids: string[]; timer: ReturnType<typeof setTimeout> } | null>(null);

  const finish = useCallback(
    async (leaving: boolean) => {
      const deletion = waiting.current;
      if (!deletion) return;
      waiting.current = null;
      clearTimeout(deletion.timer);
      try {
        await deletePlants({ ids: deletion.ids, leaving });
        if (!leaving) toast.success(plantsDeleted(deletion.ids.length));
      } catch (error) {
        toast.error(messageOf(error, { item: 'Plant' }));
      }
      // Unless others are waiting by now.
      setPending((now) => (now === deletion.ids ? [] : now));
    },
    [deletePlants],
  );

  useEffect(() => {
    const leave = () => void finish(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [finish]);

  return {
    /** Not shown any more, but still there. */
    pending,
    start: (plants: readonly Plant[]) => {
      void finish(false);
      const ids = plants.map(({ _id }) => _id);
      waiting.current = { ids, timer: setTimeout(() => void finish(false), UNDO_MS) };
      setPending(ids);
    },
    undo: () => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = null;
      setPending([]);
    },
  };
}
