import type { Reminder } from '@plantcare/contract/reminders.ts';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { classes } from '@/lib/classes.ts';
import { useMediaQuery } from '@/lib/page/use-media-query.ts';
import { Button } from '@/ui/controls/button.tsx';
import type { ReminderActions } from './reminder-actions.ts';
import { ReminderMenu } from './reminder-menu.tsx';

interface ReminderButtonsProps {
  reminder: Reminder;
  brief: boolean;
  actions: ReminderActions;
}

/** Done under the thumb, the rest in a menu; where there is room, editing and deleting stand beside it. */
export function ReminderButtons({ reminder, brief, actions }: ReminderButtonsProps) {
  const { title, completed } = reminder;
  const roomy = useMediaQuery('(min-width: 40rem)') && !brief;
  return (
    <div className="-mr-1.5 flex shrink-0 items-center gap-1 sm:mr-0">
      <DoneButton reminder={reminder} actions={actions} />
      {(!completed || !roomy) && <ReminderMenu reminder={reminder} withEditing={!roomy} actions={actions} />}
      {roomy && (
        <>
          <Button variant="quiet" size="icon" aria-label={`Edit “${title}”`} onClick={() => actions.edit(reminder)}>
            <Pencil aria-hidden className="size-4.5 text-ink-soft" />
          </Button>
          <Button variant="quiet" size="icon" aria-label={`Delete “${title}”`} onClick={() => actions.remove(reminder)}>
            <Trash2 aria-hidden className="size-4.5 text-ink-soft" />
          </Button>
        </>
      )}
    </div>
  );
}

function DoneButton({ reminder, actions }: Pick<ReminderButtonsProps, 'reminder' | 'actions'>) {
  const { title, completed } = reminder;
  return (
    <Button
      variant={completed ? 'quiet' : 'secondary'}
      aria-label={completed ? `Not done: “${title}”` : `Done: “${title}”`}
      className={classes('max-sm:size-12 max-sm:px-0!', !completed && 'text-leaf-deep')}
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
