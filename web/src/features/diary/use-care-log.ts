import type { LoggedCare } from '@plantcare/contract/care.ts';
import type { Activity } from '@plantcare/contract/diary.ts';
import {
  DIARY_ENTRY_ADDED,
  DIARY_ENTRY_DELETED,
  FAILED_TO_ADD_DIARY_ENTRY,
  FAILED_TO_DELETE_DIARY_ENTRY,
  SAVED_FOR_LATER,
} from '@plantcare/contract/messages.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import type { Submitted } from '@/lib/offline/changes/change-queue.ts';
import { toast } from '@/ui/feedback/toast.ts';
import { useLogCare, useUndoCare } from './api.ts';

/** Logs an activity for plants at once, with a way to undo it. */
export function useCareLog() {
  const { mutateAsync: logCare, isPending: logging } = useLogCare();
  const { mutateAsync: undoCare } = useUndoCare();

  async function undo(logged: Submitted<LoggedCare>) {
    try {
      await undoCare(logged);
      toast.success(DIARY_ENTRY_DELETED);
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_DELETE_DIARY_ENTRY }));
    }
  }

  /** Gives whether it worked. */
  async function log(plants: readonly string[], activity: Activity): Promise<boolean> {
    try {
      const logged = await logCare({ plants, activity });
      const text = logged.kind === 'sent' ? DIARY_ENTRY_ADDED : SAVED_FOR_LATER;
      toast.success(text, { action: { label: 'Undo', onPress: () => void undo(logged) } });
      return true;
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_ADD_DIARY_ENTRY }));
      return false;
    }
  }

  return { log, logging };
}
