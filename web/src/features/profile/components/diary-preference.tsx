import type { User } from '@plantcare/contract/auth.ts';
import { FAILED_TO_UPDATE_PREFERENCES } from '@plantcare/contract/messages.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Toggle } from '@/ui/controls/toggle.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useUpdatePreferences } from '../api.ts';

/** Saved as soon as it is switched. */
export function DiaryPreference({ user }: { user: User }) {
  const update = useUpdatePreferences();
  return (
    <Toggle
      label="Add Completed Reminders to the Diary"
      text="Marking a reminder as done also writes a diary entry."
      checked={update.isPending ? update.variables.diaryOnDone !== false : (user.diaryOnDone ?? true)}
      onChange={(diaryOnDone) =>
        update.mutate(
          { diaryOnDone },
          { onError: (error) => toast.error(messageOf(error, { fallback: FAILED_TO_UPDATE_PREFERENCES })) },
        )
      }
    />
  );
}
