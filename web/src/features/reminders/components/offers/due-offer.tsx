import { FAILED_TO_UPDATE_REMINDER, REMINDER_COMPLETED } from '@plantcare/contract/messages.ts';
import type { ReminderType } from '@plantcare/contract/reminders.ts';
import { useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { useNow } from '@/lib/time/use-now.ts';
import { OfferBar } from '@/ui/feedback/offer-bar.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useCompleteReminders, useReminders } from '../../api.ts';
import { dueToday } from '../../today-view.ts';

interface DueOfferProps {
  /** What was just written in the diary. */
  plants: readonly string[];
  type: ReminderType;
}

/** Completes the reminders that what was just written into the diary answers; nothing at all when none is due. */
export function DueOffer({ plants, type }: DueOfferProps) {
  const { data: reminders } = useReminders();
  const completion = useCompleteReminders();
  const [dismissed, setDismissed] = useState(false);
  const now = useNow();
  const due = dueToday(reminders ?? [], { plants, type }, now);
  const [first] = due;
  if (dismissed || first === undefined) return null;

  async function complete() {
    try {
      // The diary has it already.
      await completion.mutateAsync({ reminders: due, diary: false });
      toast.success(REMINDER_COMPLETED);
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_UPDATE_REMINDER }));
    }
  }

  return (
    <OfferBar
      label="Complete what is due"
      question={
        due.length === 1 ? `“${first.title}” is due. Complete it?` : `${due.length} reminders for this are due.`
      }
      acceptLabel={due.length === 1 ? 'Complete' : 'Complete all'}
      busy={completion.isPending}
      onAccept={() => void complete()}
      onDismiss={() => setDismissed(true)}
    />
  );
}
