import { FAILED_TO_UPDATE_REMINDER } from '@plantcare/contract/messages.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { useMeasures } from '@/lib/units/use-measures.ts';
import { Button } from '@/ui/controls/button.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { adjustmentText } from '../../adjustment-words.ts';
import { useTakeBack } from '../../api.ts';
import { movedText } from '../../reminder-words.ts';

interface AdjustmentNoteProps {
  reminder: Reminder;
  now: Date;
}

/** Why a watering was moved from the date of its rhythm, and one tap that takes it back; nothing where it was not. */
export function AdjustmentNote({ reminder, now }: AdjustmentNoteProps) {
  const { adjustment, completed } = reminder;
  const measures = useMeasures();
  const back = useTakeBack(reminder);
  if (!adjustment || completed) return null;

  async function takeBack() {
    try {
      toast.success(movedText(await back.mutateAsync(), new Date()));
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_UPDATE_REMINDER }));
    }
  }

  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      <span className="wrap-anywhere">{adjustmentText(adjustment, measures, now)}</span>
      <Button
        variant="quiet"
        className="-my-2.5 -ml-1 px-1! text-leaf text-sm"
        aria-label={`Take it back: “${reminder.title}”`}
        busy={back.isPending}
        onClick={() => void takeBack()}
      >
        Take it back
      </Button>
    </p>
  );
}
