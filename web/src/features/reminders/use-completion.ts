import { FAILED_TO_UPDATE_REMINDER, REMINDER_COMPLETED, REMINDER_REOPENED } from '@plantcare/contract/messages.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { useCallback, useState } from 'react';
import { entriesOfToday } from '@/features/diary/api.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { useCompleteReminders, useSetCompleted } from './api.ts';
import { unwrittenOf } from './unwritten.ts';

function tellRefusal(error: unknown): void {
  toast.error(messageOf(error, { fallback: FAILED_TO_UPDATE_REMINDER }));
}

/** Completes reminders and opens them again; knows what was just completed, and what of it is not in the diary yet. */
export function useCompletion() {
  const { mutateAsync: setCompleted } = useSetCompleted();
  const { mutateAsync: completeAll, isPending: completing } = useCompleteReminders();
  const [unwritten, setUnwritten] = useState<readonly Reminder[]>([]);
  const [justCompleted, setJustCompleted] = useState<ReadonlySet<string>>(new Set());

  const drop = useCallback((reminders: readonly Reminder[]) => {
    const ids = new Set(reminders.map(({ _id }) => _id));
    setUnwritten((before) => before.filter(({ _id }) => !ids.has(_id)));
  }, []);

  const offer = useCallback(async (done: readonly Reminder[]) => {
    // Offered all the same when the diary cannot be asked: to be asked once too often costs a tap.
    const written = await entriesOfToday(new Date()).catch(() => []);
    setUnwritten((before) => unwrittenOf([...before, ...done], written));
  }, []);

  const reopen = useCallback(
    async (reminder: Reminder) => {
      try {
        await setCompleted({ ...reminder, completed: false });
        drop([reminder]);
        setJustCompleted((before) => new Set([...before].filter((id) => id !== reminder._id)));
        toast.success(REMINDER_REOPENED);
      } catch (error) {
        tellRefusal(error);
      }
    },
    [setCompleted, drop],
  );

  const complete = useCallback(
    async (reminder: Reminder) => {
      try {
        await setCompleted({ ...reminder, completed: true });
      } catch (error) {
        tellRefusal(error);
        return;
      }
      setJustCompleted((before) => new Set([...before, reminder._id]));
      toast.success(REMINDER_COMPLETED, { action: { label: 'Undo', onPress: () => void reopen(reminder) } });
      await offer([reminder]);
    },
    [setCompleted, reopen, offer],
  );

  /** Gives whether it worked. */
  async function completeSeveral(reminders: readonly Reminder[]): Promise<boolean> {
    try {
      await completeAll(reminders.map(({ _id }) => _id));
    } catch (error) {
      tellRefusal(error);
      return false;
    }
    setJustCompleted((before) => new Set([...before, ...reminders.map(({ _id }) => _id)]));
    toast.success(REMINDER_COMPLETED);
    void offer(reminders);
    return true;
  }

  return { complete, reopen, completeSeveral, completing, justCompleted, unwritten, drop };
}
