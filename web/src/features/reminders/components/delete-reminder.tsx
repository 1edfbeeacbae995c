import { FAILED_TO_DELETE_REMINDER, REMINDER_DELETED } from '@plantcare/contract/messages.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useDeleteReminder } from '../api.ts';

interface DeleteReminderProps {
  reminder: Reminder | null;
  onClose: () => void;
  /** Moves the focus: what was asked about is leaving the list. */
  onDeleted: () => void;
}

/** Asks before a reminder goes; open while there is one to ask about. */
export function DeleteReminder({ reminder, onClose, onDeleted }: DeleteReminderProps) {
  const deletion = useDeleteReminder();
  const [asked, setAsked] = useState(reminder);
  // While the dialog fades out it must still name the reminder it was about.
  if (reminder !== null && reminder !== asked) setAsked(reminder);

  async function confirm() {
    if (!reminder) return;
    const deleted = deletion.mutateAsync(reminder._id);
    // It leaves the list at once. Closed before anything else takes the focus: an open dialog would take it back.
    flushSync(onClose);
    onDeleted();
    try {
      await deleted;
      toast.success(REMINDER_DELETED);
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_DELETE_REMINDER }));
    }
  }

  const comesAgain = asked !== null && !asked.completed && asked.frequency !== 'once';
  return (
    <Confirm
      open={reminder !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${asked?.title ?? 'reminder'}”?`}
      text={`${comesAgain ? 'It will not repeat. ' : ''}This cannot be undone.`}
      confirmLabel="Delete"
      onConfirm={() => void confirm()}
      danger
    />
  );
}
