import type { Reminder } from '@plantcare/contract/reminders.ts';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { classes } from '@/lib/classes.ts';
import { Button } from '@/ui/controls/button.tsx';
import type { ReminderActions } from './reminder-actions.ts';
import { ReminderMenuButton } from './reminder-menu-button.tsx';

interface ReminderButtonsProps {
  reminder: Reminder;
  actions: ReminderActions;
}

/** Done under the thumb, the rest in a menu. */
export function ReminderButtons({ reminder, actions }: ReminderButtonsProps) {
  return (
    <div className="-mr-2 flex shrink-0 items-center sm:mr-0 sm:gap-1">
      <DoneButton reminder={reminder} actions={actions} />
      <ReminderMenuButton reminder={reminder} actions={actions} />
    </div>
  );
}

function DoneButton({ reminder, actions }: ReminderButtonsProps) {
  const { title, completed } = reminder;
  return (
    <Button
      variant={completed ? 'quiet' : 'secondary'}
      aria-label={completed ? `Not done: “${title}”` : `Done: “${title}”`}
      className={classes('max-sm:size-11 max-sm:px-0!', !completed && 'text-leaf-deep')}
      onClick={(event) => {
        // The second click of a double click lands on what the first one put there: nobody meant that.
        if (event.detail > 1) return;
        if (completed) actions.reopen(reminder);
        else actions.complete(reminder);
      }}
    >
      {completed ? <RotateCcw aria-hidden className="size-5" /> : <Check aria-hidden className="size-5" />}
      <span aria-hidden className="max-sm:hidden">
        {completed ? 'Not done' : 'Done'}
      </span>
    </Button>
  );
}
