import type { Reminder, Rhythm } from '@plantcare/contract/reminders.ts';
import { messageOf } from '@/lib/error-messages.ts';
import { FAILED_TO_UPDATE_REMINDER, REMINDER_UPDATED } from '@/lib/messages.ts';
import { Button } from '@/ui/button.tsx';
import { toast } from '@/ui/toast.tsx';
import { useAnswerLongerRhythm } from '../api.ts';
import { longerRhythmQuestion } from '../reminder-words.ts';

interface LongerRhythmOfferProps {
  reminder: Reminder;
  longer: Rhythm;
}

/** Soil that was found moist again and again is watered too often. */
export function LongerRhythmOffer({ reminder, longer }: LongerRhythmOfferProps) {
  const answer = useAnswerLongerRhythm(reminder._id);

  async function take(accepted: boolean) {
    try {
      await answer.mutateAsync(accepted);
      if (accepted) toast.success(REMINDER_UPDATED);
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_UPDATE_REMINDER }));
    }
  }

  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-sun-soft py-2 pr-2 pl-4">
      <p className="min-w-0 grow basis-48 text-[0.95rem] leading-snug">
        Still moist three times running. <strong>{longerRhythmQuestion(reminder, longer)}</strong>
      </p>
      <div className="ml-auto flex gap-2">
        <Button variant="quiet" aria-disabled={answer.isPending} onClick={() => void take(false)}>
          Keep
        </Button>
        <Button busy={answer.isPending} onClick={() => void take(true)}>
          Yes
        </Button>
      </div>
    </div>
  );
}
