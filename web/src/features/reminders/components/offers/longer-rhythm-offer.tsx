import { FAILED_TO_UPDATE_REMINDER, REMINDER_UPDATED } from '@plantcare/contract/messages.ts';
import type { Reminder, Rhythm } from '@plantcare/contract/reminders.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { ActionBar } from '@/ui/layout/action-bar.tsx';
import { useAnswerLongerRhythm } from '../../api.ts';
import { longerRhythmQuestion } from '../../reminder-words.ts';

interface LongerRhythmOfferProps {
  reminder: Reminder;
  longer: Rhythm;
}

/**
 * Soil that was found moist again and again is watered too often. Asked at the lower edge of the screen, because the
 * reminder itself has just moved out of sight.
 */
export function LongerRhythmOffer({ reminder, longer }: LongerRhythmOfferProps) {
  const answer = useAnswerLongerRhythm(reminder._id);

  async function take(accepted: boolean) {
    if (answer.isPending) return;
    try {
      await answer.mutateAsync(accepted);
      if (accepted) toast.success(REMINDER_UPDATED);
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_UPDATE_REMINDER }));
    }
  }

  return (
    <ActionBar label="Longer rhythm">
      <p role="status" className="min-w-0 grow basis-full wrap-anywhere leading-snug sm:basis-56">
        “{reminder.title}”: still moist three times in a row. <strong>{longerRhythmQuestion(reminder, longer)}</strong>
      </p>
      <Button variant="quiet" aria-disabled={answer.isPending} onClick={() => void take(false)}>
        Keep
      </Button>
      <Button busy={answer.isPending} onClick={() => void take(true)}>
        Yes
      </Button>
    </ActionBar>
  );
}
