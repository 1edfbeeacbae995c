import { FAILED_TO_UPDATE_REMINDER, REMINDER_COMPLETED, REMINDER_REOPENED } from '@plantcare/contract/messages.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { useCallback, useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { useSession } from '@/lib/session/session.ts';
import { toast } from '@/ui/feedback/toast.ts';
import { useCompleteReminders, useSetCompleted, useUndoCompletion } from './api.ts';

function showRefusal(error: unknown): void {
  toast.error(messageOf(error, { fallback: FAILED_TO_UPDATE_REMINDER }));
}

/** What one tap completed, which one tap undoes. */
export interface Completion {
  id: string;
  reminders: readonly Reminder[];
}

/** Completes reminders, in the diary too unless the gardener turned that off; remembers what was completed here. */
export function useCompletion() {
  // A user stored by an older version comes without the preference until the server has been asked.
  const diary = useSession()?.user.diaryOnDone ?? true;
  const { mutateAsync: setCompleted } = useSetCompleted();
  const { mutateAsync: completeAll, isPending: completing } = useCompleteReminders();
  const { mutateAsync: undoAll } = useUndoCompletion();
  const [completions, setCompletions] = useState<readonly Completion[]>([]);

  const reopen = useCallback(
    async (reminders: readonly Reminder[]) => {
      const [first] = reminders;
      try {
        if (reminders.length === 1 && first) await setCompleted({ ...first, completed: false, diary });
        else await undoAll(reminders.map(({ _id }) => _id));
        toast.success(REMINDER_REOPENED);
      } catch (error) {
        showRefusal(error);
      }
    },
    [setCompleted, undoAll, diary],
  );

  /** Gives whether it worked. */
  const complete = useCallback(
    async (reminders: readonly Reminder[]): Promise<boolean> => {
      const [first] = reminders;
      if (first === undefined) return false;
      try {
        if (reminders.length === 1) await setCompleted({ ...first, completed: true, diary });
        else await completeAll({ reminders, diary });
      } catch (error) {
        showRefusal(error);
        return false;
      }
      setCompletions((before) => [{ id: `${first._id} ${before.length}`, reminders }, ...before]);
      toast.success(REMINDER_COMPLETED, { action: { label: 'Undo', onPress: () => void reopen(reminders) } });
      return true;
    },
    [setCompleted, completeAll, reopen, diary],
  );

  return { complete, reopen, completing, completions };
}
