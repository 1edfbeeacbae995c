import { FAILED_TO_UPDATE_REMINDER } from '@plantcare/contract/messages.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import { useRef } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { useFocusNextRow } from '@/lib/page/focus-next-row.ts';
import { ActivityMark } from '@/ui/content/activity-mark.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useSnooze } from '../api.ts';
import { movedText, recurrenceText } from '../reminder-words.ts';
import { AdjustmentNote } from './adaptive/adjustment-note.tsx';
import { DueText } from './due-text.tsx';
import type { ReminderActions } from './reminder-actions.ts';
import { ReminderButtons } from './reminder-buttons.tsx';

interface PlantTaskRowProps {
  reminder: Reminder;
  now: Date;
  /** Due by the end of today: then it can be snoozed in one tap. */
  due: boolean;
  actions: ReminderActions;
}

/** A reminder on the page of its plant, where neither the plant's name nor its photo has to be repeated. */
export function PlantTaskRow({ reminder, now, due, actions }: PlantTaskRowProps) {
  const row = useRef<HTMLElement>(null);
  useFocusNextRow(row);
  return (
    <div className="@container">
      <article
        ref={row}
        className="flex min-h-16 @max-[18rem]:flex-wrap @max-[18rem]:justify-end items-center gap-x-3 py-2"
      >
        <ActivityMark activity={reminder.type} />
        <div className="min-w-0 grow basis-0 @max-[18rem]:basis-1/2">
          <h3 className="wrap-anywhere line-clamp-2 font-body font-semibold text-base leading-snug tracking-normal">
            {reminder.title}
          </h3>
          <p className="flex flex-wrap gap-x-2 text-ink-soft text-sm">
            <DueText reminder={reminder} now={now} style="status" />
            <span>{recurrenceText(reminder)}</span>
          </p>
          <AdjustmentNote reminder={reminder} now={now} />
        </div>
        <div className="flex shrink-0 items-center">
          {due && <SnoozeButton reminder={reminder} />}
          <ReminderButtons reminder={reminder} actions={actions} />
        </div>
      </article>
    </div>
  );
}

function SnoozeButton({ reminder }: { reminder: Reminder }) {
  const snooze = useSnooze(reminder);

  async function toTomorrow() {
    try {
      toast.success(movedText(await snooze.mutateAsync(1), new Date()));
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_UPDATE_REMINDER }));
    }
  }

  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Snooze until tomorrow: “${reminder.title}”`}
      busy={snooze.isPending}
      onClick={() => void toTomorrow()}
    >
      <AlarmClock aria-hidden className="size-5" />
    </Button>
  );
}
